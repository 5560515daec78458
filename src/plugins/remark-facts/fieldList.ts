import type {Field} from '../../content/contract/contract';
import {element, inline, paragraph, parse, withTwin, type Node} from '../../content/core/markdown';
import type {Page} from './page';

/** An object with at least this many fields is collapsed. */
const collapseFrom = 4;

/** The element id of a field: `request-payer-email` for `/payer/email`. */
export function fieldId(part: string, pointer: string): string {
  return `${part}${pointer.replace(/\/\*/g, '-any').replace(/\//g, '-')}`;
}

/** Markdown inline code for any text. */
export function code(text: string): string {
  const fence = /`/.test(text) ? '``' : '`';
  return `${fence}${text}${fence}`;
}

type Limit = Field['limits'][string];

/** Constraints, default and example of a field, as phrases. */
export function limitsOf({limits, format, defaultValue, example}: Field, page: Page): string[] {
  const {t} = page;
  const {minLength, maxLength, minimum, maximum, pattern, minItems, maxItems, maxProperties} = limits;
  const range = (least: Limit | undefined, most: Limit | undefined, label: string): string[] => {
    if (least === undefined && most === undefined) return [];
    if (least === undefined) return [t(`field.${label}Most`, {most: String(most)})];
    if (most === undefined) return [t(`field.${label}Least`, {least: String(least)})];
    if (least === most) return [t(`field.${label}Exact`, {count: String(least)})];
    return [t(`field.${label}`, {least: String(least), most: String(most)})];
  };
  return [
    ...(format ? [t('field.format', {format: code(format)})] : []),
    ...range(minLength, maxLength, 'length'),
    ...range(minimum, maximum, 'value'),
    ...range(minItems, maxItems, 'items'),
    ...(maxProperties === undefined ? [] : [t('field.keysMost', {most: String(maxProperties)})]),
    ...(pattern === undefined ? [] : [t('field.pattern', {pattern: code(String(pattern))})]),
    ...(defaultValue === undefined ? [] : [t('field.default', {value: code(JSON.stringify(defaultValue))})]),
    ...(example === undefined
      ? []
      : [t('field.example', {value: code(typeof example === 'string' ? example : JSON.stringify(example))})]),
  ];
}

/** The localized name of a type; `array of object | null` is composed of its parts. */
export function typeName(type: string, page: Page): string {
  return type
    .split(' | ')
    .map((part) =>
      part.startsWith('array of ')
        ? page.t('field.types.arrayOf', {type: typeName(part.slice('array of '.length), page)})
        : page.t(`field.types.${part}`),
    )
    .join(page.t('field.or'));
}

/** A key that is equal for objects with the same fields. */
function shape(fields: Field[]): string {
  return fields.map(({name, type, children: inner}) => `${name}:${type}(${shape(inner)})`).join();
}

function children(field: Field, part: string, page: Page, shown: Field[]): Node[] {
  if (field.children.length === 0) return [];
  const twin = shown.find(({name}) => name === field.name);
  if (twin && shape(twin.children) === shape(field.children)) {
    return [
      paragraph(page.t('field.asInRequest', {link: `[${code(field.name)}](#${fieldId('request', twin.pointer)})`})),
    ];
  }
  const inner = fieldList(field.children, part, page, shown);
  if (field.children.length < collapseFrom) return [inner];
  return [
    element('details', {}, [
      element('summary', {}, inline(page.t('field.inside', {name: code(field.name), count: field.children.length}))),
      inner,
    ]),
  ];
}

/**
 * Fields as a nested list with permalinks.
 *
 * @param part the part of the message, such as `request`, `answer` or `header`; prefix of the ids
 * @param shown fields of the request: an object with the same fields links to them
 */
export function fieldList(fields: Field[], part: string, page: Page, shown: Field[] = []): Node {
  const isRequest = ['request', 'header', 'path'].includes(part);
  const items = fields.map((field) => {
    const id = fieldId(part, field.pointer.startsWith('/') ? field.pointer : `/${field.pointer}`);
    const presence = field.isRequired
      ? isRequest
        ? [element('span', {className: ['field__required']}, inline(page.t('field.required')))]
        : []
      : isRequest || field.requiredWhen
        ? []
        : [element('span', {className: ['field__type']}, inline(page.t('field.notAlways')))];
    const limits = limitsOf(field, page);
    return element('li', {className: ['field'], id}, [
      {
        type: 'paragraph',
        children: [
          element('code', {className: ['field__name']}, [{type: 'text', value: field.name}]),
          element('span', {className: ['field__type']}, [{type: 'text', value: typeName(field.type, page)}]),
          ...presence,
          ...(field.isDeprecated
            ? [element('span', {className: ['badge', 'badge--failed']}, inline(page.t('field.deprecated')))]
            : []),
          withTwin(
            element(
              'a',
              {className: ['field__link'], href: `#${id}`, 'aria-label': page.t('field.link', {name: field.name})},
              [{type: 'text', value: '#'}],
            ),
            [],
          ),
        ] as never[],
      },
      ...parse(field.description),
      ...(field.requiredWhen
        ? parse(`*${page.t(isRequest ? 'field.requiredWhen' : 'field.presentWhen')}* ${field.requiredWhen}`)
        : []),
      ...(limits.length > 0 ? [element('p', {className: ['field__limits']}, inline(limits.join(' · ')))] : []),
      ...(field.enumValues.length > 0
        ? [
            element(
              'ul',
              {className: ['field__values']},
              field.enumValues.map(({value, description}) =>
                element('li', {}, inline(`${code(String(value))} — ${description}`)),
              ),
            ),
          ]
        : []),
      ...children(field, part, page, shown),
    ]);
  });
  return element('ul', {className: ['fields']}, items);
}
