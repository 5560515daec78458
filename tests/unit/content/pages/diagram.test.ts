import fs from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {listedBelow, renderDiagram} from '../../../../src/content/pages/diagram';
import {root} from '../../../../src/content/core/root';

const text = {title: 'Two steps', description: 'created leads to success.'};
const flow = 'flowchart TD\n  created(created) --> success(success)';
const framed = 'flowchart TD\n  subgraph way [In progress]\n  created(created)\n  end\n  way -.-> success(success)';

function idsOf(diagram: ReturnType<typeof renderDiagram>): string[] {
  const ids: string[] = [];
  visit(diagram, 'element', ({properties}) => void (properties.id && ids.push(String(properties.id))));
  return ids;
}

for (const [name, mermaid] of Object.entries({flowchart: flow, 'flowchart with a frame': framed})) {
  test(`a ${name} says in words what it draws and asks no other origin for anything`, () => {
    const written = JSON.stringify(renderDiagram(mermaid, text));
    expect(written).toContain(`"value":"${text.title}"`);
    expect(written).toContain(`"value":"${text.description}"`);
    expect(written).not.toMatch(/https?:|@import|"tagName":"style"/);
  });

  test(`every colour of a ${name} comes from the theme`, () => {
    const colours: string[] = [];
    visit(renderDiagram(mermaid, text), 'element', ({properties: {fill, stroke}}) => {
      for (const colour of [fill, stroke]) if (colour && colour !== 'none') colours.push(String(colour));
    });
    expect(colours.length).toBeGreaterThan(4);
    expect(colours.filter((colour) => !colour.startsWith('var(--'))).toEqual([]);
  });
}

test('two diagrams of one page share no id', () => {
  const ids = [...idsOf(renderDiagram(flow, text)), ...idsOf(renderDiagram(`${flow}\n  success --> refunded`, text))];
  expect(ids.length).toBeGreaterThan(6);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a diagram without a description is refused with a sentence', () => {
  expect(() => renderDiagram(flow, {title: 'Two steps', description: ' '})).toThrow(
    'The diagram "flowchart TD" has no description',
  );
});

test('a text that is no diagram is refused with a sentence', () => {
  expect(() => renderDiagram('nonsense', text)).toThrow(/The diagram "nonsense" (cannot be drawn|draws nothing)/);
});

test('the style sheet knows every variable of a drawing', () => {
  const sheet = fs.readFileSync(path.join(root, 'src/css/facts.css'), 'utf8');
  const used = new Set(
    [flow, framed].flatMap((mermaid) => JSON.stringify(renderDiagram(mermaid, text)).match(/--_[\w-]+/g)!),
  );
  expect(used.size).toBeGreaterThan(4);
  expect([...used].filter((name) => !sheet.includes(`${name}: var(--site-`))).toEqual([]);
});

test('a list replaces a drawing that no phone holds, and one that fits stays', () => {
  const list: Element = {type: 'element', tagName: 'ul', properties: {className: ['diagram__list']}, children: []};
  const chain = (length: number): string =>
    `flowchart LR\n  ${Array.from({length}, (_, at) => `place${at}`).join(' --> ')}`;
  const classOf = (mermaid: string): unknown => renderDiagram(mermaid, {...text, list}).properties.className;
  expect(renderDiagram(chain(3), {...text, list}).children).toContain(list);
  expect(classOf(chain(3))).toEqual(['diagram', 'diagram--listed']);
  expect(classOf(flow)).toEqual(['diagram']);
  const sheet = fs.readFileSync(path.join(root, 'src/css/facts.css'), 'utf8');
  expect(sheet).toContain(`@container (width < ${listedBelow}px)`);
  expect(() => renderDiagram(chain(3), text)).toThrow(/^The diagram "Two steps" is \d+ pixels wide, which no phone is/);
  expect(() => renderDiagram(chain(12), {...text, list})).toThrow(/^The diagram "Two steps" is \d+ pixels wide/);
});

test('a drawing has its legend below it', () => {
  const legend: Element = {type: 'element', tagName: 'figcaption', properties: {}, children: []};
  expect(renderDiagram(flow, {...text, legend}).children.at(-1)).toBe(legend);
});
