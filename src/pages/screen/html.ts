import type {Element, ElementContent} from 'hast';
import {drawQr} from '../../content/core/qr';
import {element} from './element';
import type {Value} from './values';
import type {BlockView, ColumnView, ContentView, FieldView, MenuEntry, ScreenView} from './view';

/**
 * Renders a screen as HTML. Each block has a numbered link to its explanation; `screen.css` styles it and reflows it in
 * a narrow container.
 */
export function screenHtml({frame, address, title, caption, header, menu, blocks}: ScreenView): Element {
  return element(
    `figure.screen.screen--${frame}`,
    {ariaLabelledBy: [caption.id]},
    element(
      'div.screen__window',
      {},
      element('div.screen__address', {}, address),
      header && drawHeader(header),
      menu && drawMenu(menu),
      element('div.screen__title', {}, title),
      element('div.screen__blocks', {}, ...blocks.map(drawBlock)),
    ),
    element('figcaption', {id: caption.id}, caption.text),
  );
}

function drawHeader({environment, updated, role}: NonNullable<ScreenView['header']>): Element {
  return element(
    'div.screen__header',
    {},
    element(`span.screen__environment.screen__environment--${environment.code}`, {}, environment.label),
    element('span.screen__soft', {}, updated.label, ' ', drawValue(updated.time)),
    element('span.screen__role', {}, role),
  );
}

function drawMenu({sections, screens}: NonNullable<ScreenView['menu']>): Element {
  const entry = ({label, isCurrent}: MenuEntry): Element =>
    element(`li${isCurrent ? '.screen__entry--current' : ''}`, {}, label);
  return element(
    'div.screen__menu',
    {},
    element('ul.screen__sections', {}, ...sections.map(entry)),
    element('ul.screen__screens', {}, ...screens.map(entry)),
  );
}

function drawBlock({number, label, width, mark, explanation, buttons, content}: BlockView): Element {
  return element(
    `div.screen__block.screen__block--${content.kind}${width ? `.screen__block--${width}` : ''}`,
    {},
    element(
      'div.screen__head',
      {},
      element(
        'a.screen__mark',
        {id: mark.id, href: `#${explanation.id}`, ariaLabel: mark.toExplanation},
        String(number),
      ),
      element('span.screen__name', {}, label),
      ...buttons.map((button) => element('span.screen__button', {}, button.label)),
    ),
    ...drawContent(content),
  );
}

function drawContent(content: ContentView): ElementContent[] {
  switch (content.kind) {
    case 'filters':
    case 'form':
      return [element(`div.screen__${content.kind}`, {}, ...content.fields.map(drawField))];
    case 'figures':
      return [
        element(
          'div.screen__figures',
          {},
          ...content.figures.map(({label, values}) =>
            element(
              'div.screen__figure',
              {},
              element('span.screen__label', {}, label),
              element('span.screen__values', {}, ...values.map(drawValue)),
            ),
          ),
        ),
      ];
    case 'table':
      return [drawTable(content)];
    case 'choice':
      return [
        element(
          'ul.screen__options',
          {},
          ...content.options.map(({label, isChosen}) =>
            element(`li${isChosen ? '.screen__option--chosen' : ''}`, {}, label),
          ),
        ),
      ];
    case 'buttons':
      return [];
  }
}

function drawField({label, type, value}: FieldView): Element {
  return element(
    'div.screen__field',
    {},
    element('span.screen__label', {}, label),
    element(`span.screen__input.screen__input--${type}`, {}, drawValue(value)),
  );
}

/**
 * A table of `div`s with ARIA roles, so that it remains a table for screen readers when a narrow layout stacks its
 * cells.
 */
function drawTable({label, columns, rows}: Extract<ContentView, {kind: 'table'}>): Element {
  const cellOf = ({isNumber}: ColumnView): string => `div.screen__cell${isNumber ? '.screen__cell--number' : ''}`;
  return element(
    'div.screen__table',
    {role: 'table', ariaLabel: label},
    element(
      'div.screen__row.screen__row--head',
      {role: 'row'},
      ...columns.map((column) => element(cellOf(column), {role: 'columnheader'}, column.label)),
    ),
    ...rows.map((row) =>
      element(
        'div.screen__row',
        {role: 'row'},
        ...row.map((value, index) => {
          const column = columns[index]!;
          return value
            ? element(cellOf(column), {role: 'cell', dataLabel: column.label}, drawValue(value))
            : element('div.screen__cell.screen__cell--empty', {role: 'cell'});
        }),
      ),
    ),
  );
}

function drawValue({type, text, note, tone}: Value): Element {
  switch (type) {
    case 'amount':
      return element('span.screen__amount', {}, text);
    case 'deadline':
      return element('span', {}, `${text}, `, element('span.screen__soft', {}, note!));
    case 'status':
      return element(`span.screen__status.screen__status--${tone}`, {}, text);
    case 'switch':
      return element('span.screen__switch', {}, text);
    case 'code':
      return drawCode(text);
    case 'email':
      return element('span', {}, ...breakable(text));
    case 'qr':
      return drawQrCode(text);
    default:
      return element('span', {}, text);
  }
}

function drawCode(code: string): Element {
  return element('span.screen__code', {translate: 'no'}, ...breakable(code));
}

/** A part of a value up to this length, in characters, fits every field and column. */
const fitsField = 16;

/** A value that wraps only after `/` and `_`, and after `-` and `@` where it is long. */
function breakable(text: string): (Element | null)[] {
  return text
    .split(/(?<=[/_])/)
    .flatMap((part) => (part.length > fitsField ? part.split(/(?<=[-@])/) : part))
    .flatMap((part, index) => [index > 0 ? element('wbr') : null, element('span.screen__part', {}, part)]);
}

/** A QR code that can be scanned from the page, dark on light in both colour modes. */
function drawQrCode(address: string): Element {
  const {side, path: modules} = drawQr(address);
  return element(
    'svg.screen__qr',
    {viewBox: `0 0 ${side} ${side}`, role: 'img', ariaLabel: address},
    element('rect', {width: side, height: side, fill: '#ffffff'}),
    element('path', {d: modules, fill: '#000000'}),
  );
}
