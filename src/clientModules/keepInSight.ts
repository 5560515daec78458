/** Scrolls a box, and not the page around it, until an element in it is in sight, a third of its height below its top. */
export function keepInSight(box: Element, element: Element): void {
  const at = element.getBoundingClientRect();
  const {top, bottom, height} = box.getBoundingClientRect();
  if (at.top < top || at.bottom > bottom) box.scrollTop += at.top - top - height / 3;
}
