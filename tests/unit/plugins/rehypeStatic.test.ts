import type {Element, ElementContent, Root} from 'hast';
import {expect, test} from 'vitest';
import rehypeStatic from '../../../src/plugins/rehype-static/index';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({type: 'text', value});
const component = (...children: ElementContent[]): ElementContent =>
  ({type: 'mdxJsxFlowElement', name: 'Sample', attributes: [], children}) as unknown as ElementContent;

/** The marked elements of a page, with how many elements stand in each. */
function marked(...children: ElementContent[]): string[] {
  const tree: Root = {type: 'root', children};
  rehypeStatic()(tree);
  const found: string[] = [];
  const walk = (node: Root | Element): void =>
    node.children.forEach((child) => {
      if (!('children' in child)) return;
      const {isStatic} = (child as Element).properties ?? {};
      if (isStatic) found.push((child as Element).tagName);
      walk(child as Element);
    });
  walk(tree);
  return found;
}

const paragraph = (): Element =>
  element('p', element('code', text('status')), element('a', text('here')), element('em', text('now')));
const row = (...cells: ElementContent[]): Element => element('tr', ...cells.map((cell) => element('td', cell)));

test('the largest elements that only hold text and links are marked', () => {
  expect(
    marked(
      paragraph(),
      element('ul', element('li', paragraph()), element('li', text('x'))),
      element('table', element('tbody', row(text('1'), text('2')))),
    ),
  ).toEqual(['p', 'ul', 'table']);
});

test('what a component stands in is not marked, its static parts are', () => {
  expect(marked(element('ul', element('li', paragraph()), element('li', component())))).toEqual(['li']);
  expect(marked(element('ul', element('li', paragraph()), element('li', element('details', paragraph()))))).toEqual([
    'li',
    'p',
  ]);
  expect(marked(component(paragraph()))).toEqual(['p']);
});

test('headings, code blocks and what hardly holds anything stay as they are', () => {
  expect(
    marked(
      element('h2', text('Errors')),
      element('pre', element('code', text('1'))),
      element('p', text('Hello'), element('em', text('now'))),
    ),
  ).toEqual([]);
});
