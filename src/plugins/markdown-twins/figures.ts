import type {Element, ElementContent} from 'hast';
import type {BlockContent, PhrasingContent, Table} from 'mdast';
import {text, type Node} from '../../content/core/markdown';
import type {Page} from '../remark-facts/page';
import {bold, unsupported, line, plain} from './nodes';

const classesOf = (element: Element): string[] => [element.properties.className ?? []].flat().map(String);

/** Descendants with a class, in document order. */
function find(element: Element, className: string): Element[] {
  return element.children.flatMap((child) =>
    child.type === 'element'
      ? [...(classesOf(child).includes(className) ? [child] : []), ...find(child, className)]
      : [],
  );
}

/** The text of a figure; a QR code is represented by its label. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value.replace(/[\u00a0\u202f]/g, ' ');
  if (node.type !== 'element') return '';
  return node.tagName === 'svg' ? String(node.properties.ariaLabel ?? '') : node.children.map(wordsOf).join('');
}

const boldWords = (words: string): PhrasingContent => bold([plain(words)]);
const tightList = (items: PhrasingContent[][]): BlockContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({type: 'listItem', spread: false, children: [line(item)]})),
});

/** The text of a value, as inline code if it is shown as code. */
function value(element: Element): PhrasingContent[] {
  const words = wordsOf(element);
  if (words === '') return [];
  return [find(element, 'screen__code').length > 0 ? {type: 'inlineCode', value: words} : plain(words)];
}

/** Converts a figure to Markdown: a diagram becomes text, a screen a block quote. */
export function drawFigure(figure: Element, page: Page, next: Node | undefined): Node[] {
  if (classesOf(figure).includes('diagram')) return drawDiagram(figure, next);
  if (classesOf(figure).includes('screen')) return drawScreen(figure, page);
  throw unsupported(`a figure of the class ${classesOf(figure).join(' ')}`, 'figures', page.file);
}

/** Title and description of a diagram; the description is omitted if the next node repeats it. */
function drawDiagram(figure: Element, next: Node | undefined): Node[] {
  const [title, description] = ['title', 'desc'].map((name) => {
    const svg = (figure.children[0] as Element).children[0] as Element;
    return wordsOf(svg.children.find((child) => child.type === 'element' && child.tagName === name)!);
  }) as [string, string];
  const letters = (words: string): string => words.replace(/\s/g, '');
  const isSaidNext = next !== undefined && letters(text(next)).endsWith(letters(description));
  return [line([boldWords(title), ...(isSaidNext ? [] : [plain(`. ${description}`)])])];
}

function drawScreen(figure: Element, page: Page): Node[] {
  const {t} = page;
  const one = (className: string): Element | undefined => find(figure, className)[0];
  const header = one('screen__header')?.children.map(wordsOf) ?? [];
  const menu = (className: string): PhrasingContent[] =>
    (one(className)?.children as Element[]).flatMap((entry, index) => [
      ...(index > 0 ? [plain(' · ')] : []),
      classesOf(entry).includes('screen__entry--current') ? boldWords(wordsOf(entry)) : plain(wordsOf(entry)),
    ]);
  const caption = figure.children.find((child) => child.type === 'element' && child.tagName === 'figcaption')!;
  return [
    line([{type: 'emphasis', children: [plain(wordsOf(caption))]}]),
    {
      type: 'blockquote',
      children: [
        line([
          boldWords(wordsOf(one('screen__title')!)),
          plain(' · '),
          {type: 'inlineCode', value: wordsOf(one('screen__address')!)},
          ...header.map((part) => plain(` · ${part}`)),
        ]),
        ...(one('screen__menu')
          ? [
              line([
                plain(`${t('twin.screen.menu')}: `),
                ...menu('screen__sections'),
                plain(' → '),
                ...menu('screen__screens'),
              ]),
            ]
          : []),
        ...find(figure, 'screen__block').flatMap((block) => drawBlock(block, page)),
      ],
    },
  ];
}

/** The number refers to the explanation below the figure. */
function drawBlock(block: Element, {t}: Page): BlockContent[] {
  const [mark, name] = ['screen__mark', 'screen__name'].map((className) => wordsOf(find(block, className)[0]!));
  const buttons = find(block, 'screen__button').map(wordsOf);
  const fields = find(block, 'screen__field').map((field) => [
    plain(`${wordsOf(find(field, 'screen__label')[0]!)}: `),
    ...value(find(field, 'screen__input')[0]!),
  ]);
  const figures = find(block, 'screen__figure').map((figure) => [
    plain(
      `${wordsOf(find(figure, 'screen__label')[0]!)}: ${find(figure, 'screen__values')[0]!.children.map(wordsOf).join(', ')}`,
    ),
  ]);
  const options = find(block, 'screen__options').flatMap(({children}) =>
    (children as Element[]).map((option) => [
      plain(wordsOf(option)),
      ...(classesOf(option).includes('screen__option--chosen') ? [plain(` (${t('twin.screen.chosen')})`)] : []),
    ]),
  );
  const items = [...fields, ...figures, ...options];
  return [
    line([
      boldWords(`${mark}. ${name}`),
      ...(buttons.length > 0 ? [plain(` · ${t('twin.screen.buttons')}: ${buttons.join(', ')}`)] : []),
    ]),
    ...(items.length > 0 ? [tightList(items)] : []),
    ...find(block, 'screen__table').map(drawTable),
  ];
}

function drawTable(table: Element): Table {
  return {
    type: 'table',
    children: (table.children as Element[]).map((row) => ({
      type: 'tableRow',
      children: (row.children as Element[]).map((cell) => ({type: 'tableCell', children: value(cell)})),
    })),
  };
}
