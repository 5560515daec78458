import {createElement, type ReactElement} from 'react';
import type {Element} from 'hast';

/** Elements that the build writes, as React's. */
export function toReact({tagName, properties, children}: Element, key?: number): ReactElement {
  const {className, ...rest} = properties;
  const attributes = Object.entries(rest).map(([name, value]) => [
    name.replace(/^aria(?=[A-Z])/, 'aria-').replace(/(?<=^aria-)[A-Z]\w*/, (word) => word.toLowerCase()),
    Array.isArray(value) ? value.join(' ') : value,
  ]);
  return createElement(
    tagName,
    {...Object.fromEntries(attributes), key, className: Array.isArray(className) ? className.join(' ') : className},
    ...children.map((child, index) =>
      child.type === 'element' ? toReact(child, index) : child.type === 'text' ? child.value : null,
    ),
  );
}
