import fs from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {listedBelow, renderDiagram} from '../../../../src/content/pages/diagram';
import {root} from '../../../../src/content/core/root';

const text = {title: 'Two steps', description: 'created leads to success.'};
const flow = 'flowchart TD\n  created(created) --> success(success)';
const sequence = 'sequenceDiagram\n  participant P as Payer\n  participant M as Merchant\n  P->>M: pays';

function idsOf(diagram: ReturnType<typeof renderDiagram>): string[] {
  const ids: string[] = [];
  visit(diagram, 'element', ({properties}) => void (properties.id && ids.push(String(properties.id))));
  return ids;
}

for (const [name, mermaid] of Object.entries({flowchart: flow, sequence})) {
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

test('letters stay readable in a narrow page', () => {
  const [svg, strut] = (renderDiagram(sequence, text).children[0] as Element).children as Element[];
  const {width, viewBox} = svg!.properties;
  const natural = Number(String(viewBox).split(' ')[2]);
  const least = Number(strut!.properties.width);
  // The renderer draws its labels 11 pixels high.
  expect((least / natural) * 11).toBeGreaterThanOrEqual(12);
  expect(Number(width)).toBeGreaterThan(least);
});

test('the style sheet knows every variable of a drawing', () => {
  const sheet = fs.readFileSync(path.join(root, 'src/css/facts.css'), 'utf8');
  const used = new Set(
    [flow, sequence].flatMap((mermaid) => JSON.stringify(renderDiagram(mermaid, text)).match(/--_[\w-]+/g)!),
  );
  expect(used.size).toBeGreaterThan(4);
  expect([...used].filter((name) => !sheet.includes(`${name}: var(--site-`))).toEqual([]);
});

test('a list replaces a drawing where it would not fit, and a drawing that never fits is refused', () => {
  const list: Element = {type: 'element', tagName: 'ul', properties: {className: ['diagram__list']}, children: []};
  const figure = renderDiagram(flow, {...text, list});
  expect(figure.children.at(-1)).toBe(list);
  expect(figure.properties.tabIndex, 'it does not scroll, so it is no stop of the keyboard').toBeUndefined();
  const sheet = fs.readFileSync(path.join(root, 'src/css/facts.css'), 'utf8');
  expect(sheet).toContain(`@container (width < ${listedBelow}px)`);
  const wide = `flowchart LR\n  ${Array.from({length: 12}, (_, at) => `place${at}`).join(' --> ')}`;
  expect(() => renderDiagram(wide, {...text, list})).toThrow(/^The diagram "Two steps" is \d+ pixels wide/);
});
