// Change: part of the mobile menu, see index.tsx.

/**
 * Makes everything inert except an element, its ancestors, and the elements that the selector `exceptions` matches.
 * @returns a function that undoes it
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
