import type {Element, ElementContent} from 'hast';
import type {Block, Field, Figure} from '../../../content/cabinet/cabinet';
import {element} from './element';
import {drawValue, type ValueContext} from './values';

function drawField({label, type, options, chosen, example, example_text}: Field, context: ValueContext): Element {
  const value = options ? options[chosen!]! : (example ?? example_text)!;
  return element(
    'div.screen__field',
    {},
    element('span.screen__label', {}, label),
    element(`span.screen__input.screen__input--${type}`, {}, drawValue(options ? 'choice' : type, value, context)),
  );
}

function drawFigure({label, type, values}: Figure, context: ValueContext): Element {
  return element(
    'div.screen__figure',
    {},
    element('span.screen__label', {}, label),
    element('span.screen__values', {}, ...values.map((value) => drawValue(type, value, context))),
  );
}

/**
 * A table of `div`s with ARIA roles, so that it remains a table for screen readers when a narrow layout stacks its
 * cells.
 */
function drawTable({label, columns = {}, rows = []}: Block, context: ValueContext): Element {
  const names = Object.entries(columns);
  const isNumber = (type: string) => (type === 'amount' ? '.screen__cell--number' : '');
  return element(
    'div.screen__table',
    {role: 'table', ariaLabel: label},
    element(
      'div.screen__row.screen__row--head',
      {role: 'row'},
      ...names.map(([, column]) =>
        element(`div.screen__cell${isNumber(column.type)}`, {role: 'columnheader'}, column.label),
      ),
    ),
    ...rows.map((row) =>
      element(
        'div.screen__row',
        {role: 'row'},
        ...names.map(([name, column]) => {
          const value = row[name];
          if (value === undefined) return element('div.screen__cell.screen__cell--empty', {role: 'cell'});
          const drawn = drawValue(column.type, column.options ? column.options[value]! : value, context);
          return element(`div.screen__cell${isNumber(column.type)}`, {role: 'cell', dataLabel: column.label}, drawn);
        }),
      ),
    ),
  );
}

function drawOptions({options = {}, chosen}: Block): Element {
  return element(
    'ul.screen__options',
    {},
    ...Object.entries(options).map(([code, label]) =>
      element(`li${code === chosen ? '.screen__option--chosen' : ''}`, {}, label),
    ),
  );
}

/** The content of a block below its heading. */
export function drawContent(block: Block, context: ValueContext): ElementContent[] {
  switch (block.kind) {
    case 'filters':
      return [
        element('div.screen__filters', {}, ...Object.values(block.filters!).map((field) => drawField(field, context))),
      ];
    case 'form':
      return [
        element('div.screen__form', {}, ...Object.values(block.fields!).map((field) => drawField(field, context))),
      ];
    case 'figures':
      return [
        element(
          'div.screen__figures',
          {},
          ...Object.values(block.figures!).map((figure) => drawFigure(figure, context)),
        ),
      ];
    case 'table':
      return [drawTable(block, context)];
    case 'choice':
      return [drawOptions(block)];
    case 'buttons':
      return [];
    default:
      throw new Error(`A block of the kind ${String(block.kind satisfies never)} cannot be drawn.`);
  }
}
