import {createHash} from 'node:crypto';
import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
// Imported by path: the package exports only `import`, while jiti and the test runner load TypeScript with `require`.
import {renderMermaidSVG, type RenderOptions} from '../../../node_modules/beautiful-mermaid/dist/index';

/** The text alternative of a diagram. */
export interface DiagramText {
  /** Short name for screen readers: "Statuses of a payment". */
  title: string;
  /** The content of the diagram as text: one sentence per line or transition. */
  description: string;
  /** The same as a list, which replaces the drawing where a page is too narrow for it. */
  list?: Element;
  /** What the colours mean: a `<figcaption>` below the drawing. */
  legend?: Element;
}

/** A drawing up to this width, in pixels, fits every phone. */
const fitsPhone = 254;

/** Below this width of its figure, in pixels, the list replaces the drawing; `src/css/facts.css` has the same number. */
export const listedBelow = 660;

/** Smallest font size in the renderer's output, in pixels. */
const drawnLabel = 11;
/** Font size of the labels for readers: the preferred one and the minimum, to which a narrow page shrinks them. */
const label = {natural: 13, smallest: 12};

/**
 * Renders a Mermaid flowchart at build as a `<figure>` with an inline SVG. The SVG follows the colour mode
 * (`src/css/facts.css` sets the renderer's variables), has a text alternative and loads nothing from other origins. It
 * never scrolls: where a page is too narrow for the drawing, the list takes its place.
 *
 * Add it to a page with `diagram` of `src/pages/diagram.ts`.
 *
 * @param mermaid source of the diagram; the output is deterministic
 * @throws a sentence with the first line of the source if it cannot be rendered, is empty or does not fit
 */
export function renderDiagram(
  mermaid: string,
  {title, description, list, legend}: DiagramText,
  options: RenderOptions = {},
): Element {
  const firstLine = mermaid.trim().split('\n')[0] ?? '';
  if (!title.trim() || !description.trim())
    throw new Error(
      `The diagram "${firstLine}" has no ${title.trim() ? 'description' : 'title'}: write what the drawing says.`,
    );

  const svg = drawn(mermaid, firstLine, options);
  const id = `diagram-${createHash('sha256').update(mermaid).update(title).digest('hex').slice(0, 8)}`;
  stripDrawing(svg);
  makeIdsUnique(svg, id);

  const {width, height, viewBox} = svg.properties;
  const pixels = (length: typeof width, fontSize: number): string =>
    String(Math.ceil((Number(length) * fontSize) / drawnLabel));
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
  const least = Number(pixels(width, label.smallest));
  const isListed = least > fitsPhone;
  if (isListed && !list)
    throw new Error(`The diagram "${title}" is ${least} pixels wide, which no phone is. Give it a list.`);
  if (least > listedBelow)
    throw new Error(
      `The diagram "${title}" is ${least} pixels wide and would not fit from ${listedBelow} on. Shorten its labels.`,
    );
  return element('figure', {className: ['diagram', ...(isListed ? ['diagram--listed'] : [])], ariaLabel: title}, [
    element('div', {className: ['diagram__drawing']}, [svg]),
    ...(isListed ? [list!] : []),
    ...(legend ? [legend] : []),
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

/**
 * Removes what the renderer adds to a drawing: a style sheet (it imports a font from another origin and fixes the
 * colours), classes, metadata, positions and blanks. Rounds numbers to one decimal.
 */
function stripDrawing(svg: Element): void {
  svg.children = svg.children.filter(
    (node) => !(node.type === 'element' && node.tagName === 'style') && !isBlank(node),
  );
  visit(svg, (node) => {
    delete node.position;
    if (node.type !== 'element') return;
    node.children = node.children.filter((child) => !isBlank(child));
    for (const [name, value] of Object.entries(node.properties)) {
      // Metadata of the library is not needed by readers.
      if (name.startsWith('data') || name === 'className') delete node.properties[name];
      else if (typeof value === 'string')
        node.properties[name] = value.replace(/\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))));
    }
  });
}

/** Makes ids unique, because two diagrams on a page must not share the id of an arrowhead. */
function makeIdsUnique(svg: Element, id: string): void {
  visit(svg, 'element', (node) => {
    for (const [name, value] of Object.entries(node.properties)) {
      if (name === 'id') node.properties[name] = `${id}-${String(value)}`;
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
