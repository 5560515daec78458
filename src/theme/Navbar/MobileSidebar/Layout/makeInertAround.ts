// Change: part of the mobile menu, see index.tsx.

/**
 * Makes everything inert but an element, what is around it, and the elements that `exceptions` selects.
 * @returns what undoes that
 */
export function makeInertAround(element: Element, exceptions: string): () => void {
  const covered: Element[] = [];
  for (let place = element; place !== document.body; place = place.parentElement!) {
    covered.push(
      ...[...place.parentElement!.children].filter((other) => other !== place && !other.matches(exceptions)),
    );
  }
  const changed = covered.filter((other) => !other.hasAttribute('inert'));
  for (const other of changed) other.setAttribute('inert', '');
  return () => changed.forEach((other) => other.removeAttribute('inert'));
}
