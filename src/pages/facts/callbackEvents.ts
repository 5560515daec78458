import {
  exampleOf,
  loadCallbackEvents,
  typeOf,
  type CallbackEvent,
  type EventObject,
} from '../../content/examples/callbackEvents';
import {loadContract, webhook} from '../../content/contract/contract';
import {code, table, type Node} from '../../content/core/markdown';
import {inlineCode} from '../../content/core/format';
import type {Page} from '../page';
import {typeName} from '../tables/fieldList';

/** The callbacks of a row: statuses of the object itself, and other objects by name. */
function sendsOf({sends}: CallbackEvent, object: EventObject, page: Page): string {
  return sends
    .map((one) => {
      const [kind = '', status = ''] = one.split(' ');
      return kind === object
        ? inlineCode(status)
        : page.t('events.of_other', {object: page.t(`events.object.${kind}`), status: inlineCode(status)});
    })
    .join(', ');
}

/** Rows of one object: what happens, which callbacks follow, and how many. */
function rowsOf(page: Page, object: EventObject): Node[] {
  const rows = Object.values(loadCallbackEvents(page.locale).objects[object]);
  return [
    table(
      ['when', 'sends', 'count'].map((column) => page.t(`events.${column}`)),
      rows.map((row) => [row.when, sendsOf(row, object, page), String(row.sends.length)]),
    ),
  ];
}

/** Rows of events that send no callback, with the way to learn of each. */
function silentRows(page: Page): Node[] {
  return [
    table(
      ['what', 'instead'].map((column) => page.t(`events.${column}`)),
      Object.values(loadCallbackEvents(page.locale).silent).map(({what, instead}) => [what, instead]),
    ),
  ];
}

/** The fields of `data` in the callbacks about an object. */
function fieldsOf(page: Page, object: EventObject): Node[] {
  const {contract, webhook: name} = typeOf(object);
  const {fields} = webhook(loadContract(contract, page.locale), name);
  const {children} = fields.find((field) => field.name === 'data')!;
  return [
    table(
      ['field', 'type', 'present', 'meaning'].map((column) => page.t(`events.${column}`)),
      children.map(({name: field, type, isRequired, requiredWhen, description}) => [
        inlineCode(field),
        typeName(type, page),
        isRequired ? page.t('events.always') : (requiredWhen ?? page.t('events.not_always')),
        description,
      ]),
    ),
  ];
}

const parts: Record<string, (page: Page, object: EventObject) => Node[]> = {
  rows: rowsOf,
  fields: fieldsOf,
  example: (page, object) => [
    code(
      'json',
      JSON.stringify(exampleOf(object), null, 2),
      page.t('events.example', {object: page.t(`events.object.${object}`)}),
    ),
  ],
};

/**
 * The catalogue of events: `<Facts name="callbackEvents" part="rows" of="payin" />`. Parts are `rows`, `example` and
 * `fields` of an object; `part="silent"` lists what sends no callback.
 */
export function build(page: Page, {part = '', of = ''}: Record<string, string>): Node[] {
  if (part === 'silent') return silentRows(page);
  const objects = Object.keys(loadCallbackEvents(page.locale).objects);
  const draw = parts[part];
  if (!draw || !objects.includes(of))
    throw new Error(
      `${page.file}: callbackEvents has no part="${part}" of="${of}". Write part="silent", or one of ${Object.keys(parts).join(', ')} of one of ${objects.join(', ')}.`,
    );
  return draw(page, of as EventObject);
}
