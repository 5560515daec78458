import {createHash} from 'node:crypto';
import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
// By path: the package exports itself to `import` alone, and both jiti and the test runner load TypeScript with `require`.
import {renderMermaidSVG, type RenderOptions} from '../../../node_modules/beautiful-mermaid/dist/index';

/** The words that stand for a diagram where it cannot be seen. */
export interface DiagramText {
  /** Short name, read first by a screen reader: "Statuses of a payment". */
  title: string;
  /** All that the drawing says, in words: one sentence a line or a transition. */
  description: string;
}

/** Height of the smallest letters as the renderer draws them, in pixels. */
const drawnLabel = 11;
/** The same as a reader sees them: where there is room, and where there is little. */
const label = {natural: 13, smallest: 12};

/**
 * Draws a Mermaid diagram (flowchart, state or sequence) at build, as a `<figure>` that holds one inline SVG.
 * The SVG follows the colour mode (the renderer's variables get the site's colours in `src/css/facts.css`), carries its own text alternative, asks no other origin for anything, and stands
 * in a region that scrolls (and takes the focus for it) where the screen is narrower than the drawing.
 *
 * Give it to a page through `hast(renderDiagram(…))`.
 *
 * @param mermaid text of the diagram; equal texts give equal bytes
 * @throws a sentence with the first line of the text when it cannot be drawn or draws nothing
 */
export function renderDiagram(
  mermaid: string,
  {title, description}: DiagramText,
  options: RenderOptions = {},
): Element {
  const firstLine = mermaid.trim().split('\n')[0] ?? '';
  if (!title.trim() || !description.trim())
    throw new Error(
      `The diagram "${firstLine}" has no ${title.trim() ? 'description' : 'title'}: write what the drawing says.`,
    );

  const svg = drawn(mermaid, firstLine, options);
  const id = `diagram-${createHash('sha256').update(mermaid).update(title).digest('hex').slice(0, 8)}`;
  keepDrawingAlone(svg);
  makeIdsUnique(svg, id);

  const {width, height, viewBox} = svg.properties;
  const pixels = (length: typeof width, label: number): string =>
    String(Math.ceil((Number(length) * label) / drawnLabel));
  svg.properties = {
    viewBox,
    width: pixels(width, label.natural),
    height: pixels(height, label.natural),
    role: 'img',
    ariaLabelledBy: [`${id}-title`],
    ariaDescribedBy: [`${id}-text`],
  };
  svg.children.unshift(
    element('title', {id: `${id}-title`}, [{type: 'text', value: title}]),
    element('desc', {id: `${id}-text`}, [{type: 'text', value: description}]),
  );
  // A wide drawing shrinks as far as it can still be read, then its figure scrolls. The least width stands there as an
  // empty picture, for the security policy allows no style attribute.
  const strut = element(
    'svg',
    {className: ['diagram__strut'], width: pixels(width, label.smallest), height: '0', ariaHidden: 'true'},
    [],
  );
  return element('figure', {className: ['diagram'], tabIndex: 0, ariaLabel: title}, [
    element('div', {className: ['diagram__drawing']}, [svg, strut]),
  ]);
}

function drawn(mermaid: string, firstLine: string, options: RenderOptions): Element {
  let markup: string;
  try {
    markup = renderMermaidSVG(mermaid, {padding: 8, ...options});
  } catch (error) {
    throw new Error(`The diagram "${firstLine}" cannot be drawn: ${(error as Error).message}`);
  }
  const svg = fromHtml(markup, {fragment: true, space: 'svg'}).children.find(
    (node): node is Element => node.type === 'element',
  );
  if (!svg || !/<(rect|line|polyline)\b/.test(markup))
    throw new Error(`The diagram "${firstLine}" draws nothing: see which Mermaid the renderer understands.`);
  return svg;
}

/** The renderer's stylesheet imports a font from another origin and fixes the colours: neither may reach a page. */
function keepDrawingAlone(svg: Element): void {
  svg.children = svg.children.filter(
    (node) => !(node.type === 'element' && node.tagName === 'style') && !isBlank(node),
  );
  visit(svg, (node) => {
    delete node.position;
    if (node.type !== 'element') return;
    node.children = node.children.filter((child) => !isBlank(child));
    for (const [name, value] of Object.entries(node.properties)) {
      // What the library notes for its own tools is nothing that a reader needs.
      if (name.startsWith('data') || name === 'className') delete node.properties[name];
      else if (typeof value === 'string')
        node.properties[name] = value.replace(/\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))));
    }
  });
}

/** Two diagrams of one page must not share the id of an arrowhead. */
function makeIdsUnique(svg: Element, id: string): void {
  visit(svg, 'element', (node) => {
    for (const [name, value] of Object.entries(node.properties)) {
      if (name === 'id') node.properties[name] = `${id}-${value}`;
      else if (typeof value === 'string' && value.startsWith('url(#'))
        node.properties[name] = value.replace('url(#', `url(#${id}-`);
    }
  });
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && !node.value.trim();
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return {type: 'element', tagName, properties, children};
}
