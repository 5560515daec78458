import type {BlockContent, PhrasingContent, TableRow} from 'mdast';
import {bold, line, plain, type Node} from '../../content/core/markdown';
import type {Translate} from '../../content/core/labels';
import type {Value} from './values';
import type {BlockView, ContentView, MenuEntry, ScreenView} from './view';

const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/** Renders a screen as Markdown: its caption, and its content as a block quote. */
export function screenMarkdown(view: ScreenView, t: Translate): Node[] {
  const {address, title, caption, header, menu, blocks} = view;
  const headerParts = header
    ? [header.environment.label, `${header.updated.label} ${textOf(header.updated.time)}`, header.role]
    : [];
  return [
    line([{type: 'emphasis', children: [plain(caption.text)]}]),
    {
      type: 'blockquote',
      children: [
        line([bold([plain(title)]), plain(' · '), code(address), ...headerParts.map((part) => plain(` · ${part}`))]),
        ...(menu
          ? [
              line([
                plain(`${t('twin.screen.menu')}: `),
                ...menuEntries(menu.sections),
                plain(' → '),
                ...menuEntries(menu.screens),
              ]),
            ]
          : []),
        ...blocks.flatMap((block) => drawBlock(block, t)),
      ],
    },
  ];
}

const menuEntries = (entries: MenuEntry[]): PhrasingContent[] =>
  entries.flatMap(({label, isCurrent}, index) => [
    ...(index > 0 ? [plain(' · ')] : []),
    isCurrent ? bold([plain(label)]) : plain(label),
  ]);

/** The number refers to the explanation below the figure. */
function drawBlock({number, label, buttons, content}: BlockView, t: Translate): BlockContent[] {
  const names = buttons.map((button) => button.label).join(', ');
  return [
    line([bold([plain(`${number}. ${label}`)]), ...(names ? [plain(` · ${t('twin.screen.buttons')}: ${names}`)] : [])]),
    ...drawContent(content, t),
  ];
}

function drawContent(content: ContentView, t: Translate): BlockContent[] {
  switch (content.kind) {
    case 'filters':
    case 'form':
      return tightList(content.fields.map(({label, value}) => [plain(`${label}: `), ...drawValue(value)]));
    case 'figures':
      return tightList(content.figures.map(({label, values}) => [plain(`${label}: ${values.map(textOf).join(', ')}`)]));
    case 'table': {
      const row = (cells: PhrasingContent[][]): TableRow => ({
        type: 'tableRow',
        children: cells.map((children) => ({type: 'tableCell', children})),
      });
      return [
        {
          type: 'table',
          children: [
            row(content.columns.map(({label}) => [plain(label)])),
            ...content.rows.map((cells) => row(cells.map((value) => (value ? drawValue(value) : [])))),
          ],
        },
      ];
    }
    case 'choice':
      return tightList(
        content.options.map(({label, isChosen}) => [
          plain(label),
          ...(isChosen ? [plain(` (${t('twin.screen.chosen')})`)] : []),
        ]),
      );
    case 'buttons':
      return [];
  }
}

function tightList(items: PhrasingContent[][]): BlockContent[] {
  if (items.length === 0) return [];
  return [
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: items.map((item) => ({type: 'listItem', spread: false, children: [line(item)]})),
    },
  ];
}

const textOf = ({text, note}: Value): string => (note ? `${text}, ${note}` : text);

function drawValue(value: Value): PhrasingContent[] {
  const words = textOf(value);
  if (words === '') return [];
  return [value.type === 'code' ? code(words) : plain(words)];
}
