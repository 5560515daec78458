import type {Element, ElementContent} from 'hast';

/** Creates a hast element: `element('div.screen__block', {}, 'text')`. Null children are skipped. */
export function element(
  selector: string,
  properties: Element['properties'] = {},
  ...children: (ElementContent | string | null)[]
): Element {
  const [tagName, ...className] = selector.split('.') as [string, ...string[]];
  return {
    type: 'element',
    tagName,
    properties: {...(className.length > 0 && {className}), ...properties},
    children: children
      .filter((child) => child !== null)
      .map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
  };
}
