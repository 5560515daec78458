/**
 * A translator of the browser leaves the code of a page as it is. An attribute in the HTML of each piece of code would
 * make the longest pages too heavy.
 */
export function onRouteDidUpdate(): void {
  for (const code of document.querySelectorAll('code:not([translate])')) code.setAttribute('translate', 'no');
}
