import type {PhrasingContent} from 'mdast';
import type {Field} from '../../content/contract/contract';
import type {Home, Homes} from '../../content/contract/sharedParts';
import {alternatives, inlineCode, number} from '../../content/core/format';
import {element, inline, paragraph, parse, plain, withTwin, type Node} from '../../content/core/markdown';
import {pageAt} from '../../content/core/sidebar';
import {linksAfter, listed, movedLink} from '../movedLinks';
import {headOf, type Page} from '../page';

/** An object with at least this many fields is collapsed. */
const collapseFrom = 4;

/** The element id of a field: `request-payer-email` for `/payer/email`. */
export function fieldId(part: string, pointer: string): string {
  return `${part}${pointer.replace(/\/\*/g, '-any').replace(/\//g, '-')}`;
}

/** Constraints, default and example of a field, as phrases. */
export function limitsOf({limits, format, defaultValue, example}: Field, page: Page): string[] {
  const {t, locale} = page;
  const shown = (limit: number): string => number(limit, locale);
  const {minLength, maxLength, minimum, maximum, pattern, minItems, maxItems, maxProperties} = limits;
  const range = (least: number | undefined, most: number | undefined, label: string): string[] => {
    if (least === undefined) return most === undefined ? [] : [t(`field.${label}Most`, {most: shown(most)})];
    if (most === undefined) return [t(`field.${label}Least`, {least: shown(least)})];
    if (least === most) return [t(`field.${label}Exact`, {count: shown(least)})];
    return [t(`field.${label}`, {least: shown(least), most: shown(most)})];
  };
  return [
    ...(format ? [t('field.format', {format: inlineCode(format)})] : []),
    ...range(minLength, maxLength, 'length'),
    ...range(minimum, maximum, 'value'),
    ...range(minItems, maxItems, 'items'),
    ...(maxProperties === undefined ? [] : [t('field.keysMost', {most: shown(maxProperties)})]),
    ...(pattern === undefined ? [] : [t('field.pattern', {pattern: inlineCode(pattern)})]),
    ...(defaultValue === undefined ? [] : [t('field.default', {value: inlineCode(JSON.stringify(defaultValue))})]),
    ...(example === undefined
      ? []
      : [t('field.example', {value: inlineCode(typeof example === 'string' ? example : JSON.stringify(example))})]),
  ];
}

/** The localized name of a type; `array of object | null` is composed of its parts. */
export function typeName(type: string, page: Page): string {
  const names = type
    .split(' | ')
    .map((part) =>
      part.startsWith('array of ')
        ? page.t(`field.types.arrayOf.${part.slice('array of '.length)}`)
        : page.t(`field.types.${part}`),
    );
  return alternatives(names, page.locale);
}

/** A key that is equal for objects with the same fields. */
function shape(fields: Field[]): string {
  return fields.map(({name, type, children: inner}) => `${name}:${type}(${shape(inner)})`).join();
}

/** How the fields of a message are listed. */
interface FieldListOptions {
  /** Fields of the request: an object with the same fields links to them. */
  shown?: Field[];
  /** Objects that have a page of their own, to which their names link. */
  homes?: Homes;
  /** Whether the reader sends the fields; otherwise the gateway does. */
  isRequest?: boolean;
}

/** The id of a field in a list of a part; the name of a header is an id as well. */
function idOf(part: string, {pointer}: Field): string {
  return fieldId(part, pointer.startsWith('/') ? pointer : `/${pointer}`);
}

/** Title of a page as a link to it. */
function titleLink(page: Page, address: string): string {
  return page.link(address, headOf(pageAt(address), page.locale).title);
}

/** The name of a field as a link to where it is described. */
function nameLink(field: Field, part: string, url: string): PhrasingContent {
  return movedLink(idOf(part, field), url, [{type: 'inlineCode', value: field.name}]);
}

/**
 * The names of the fields of an object that is described elsewhere, nested ones in brackets.
 *
 * @param root location of the object that the page of `home` describes
 */
function nameLinks(fields: Field[], part: string, home: Home, root: string, homes: Homes): PhrasingContent[] {
  return listed(
    fields.map((field) => {
      const own = field.component === undefined ? undefined : homes[field.component];
      const within = field.pointer.slice(root.length).replace(/^\/\*(?=\/)/, '');
      const inner = nameLinks(field.children, part, own ?? home, own ? field.pointer : root, homes);
      return [
        nameLink(field, part, `${home.page}#${fieldId(home.part, within)}`),
        ...(inner.length > 0 ? [plain(' ('), ...inner, plain(')')] : []),
      ];
    }),
  );
}

/** Headers that another page describes, as links with the ids of their descriptions. */
export function headerNames(headers: Field[], {page: address, part}: Home, page: Page): Node {
  return linksAfter(
    page.t('operation.sharedHeaders', {page: titleLink(page, address)}),
    listed(
      headers.map((header) => [
        nameLink(header, part, `${address}#${idOf(part, header)}`),
        ...(part === 'header' && header.isRequired ? [plain(` (${page.t('field.requiredHeader')})`)] : []),
      ]),
    ),
  );
}

const homeOf = ({component}: Field, {homes = {}}: FieldListOptions): Home | undefined =>
  component === undefined ? undefined : homes[component];

/** The field of the request that has the same fields. */
const twinOf = (field: Field, {shown = []}: FieldListOptions): Field | undefined =>
  shown.find(({name, children: own}) => name === field.name && shape(own) === shape(field.children));

/** Whether the example of an object is that of the fields listed below it. */
function isExampleBelow(field: Field, options: FieldListOptions): boolean {
  const {type, children: own} = field;
  const isNamed = type === 'object' && own.length > 0 && own.every(({name}) => name !== '*');
  return isNamed && !homeOf(field, options) && !twinOf(field, options);
}

function children(field: Field, part: string, page: Page, options: FieldListOptions): Node[] {
  if (field.children.length === 0) return [];
  const {homes = {}} = options;
  const home = homeOf(field, options);
  if (home) {
    const lead =
      home.page === page.path
        ? page.t('field.describedHere')
        : page.t('field.describedIn', {page: titleLink(page, home.page)});
    return [linksAfter(lead, nameLinks(field.children, part, home, field.pointer, homes))];
  }
  const twin = twinOf(field, options);
  if (twin) {
    return [
      paragraph(
        page.t('field.asInRequest', {link: `[${inlineCode(field.name)}](#${fieldId('request', twin.pointer)})`}),
      ),
    ];
  }
  const inner = fieldList(field.children, part, page, options);
  if (field.children.length < collapseFrom) return [inner];
  return [
    element('details', {}, [
      element(
        'summary',
        {},
        inline(page.t('field.inside', {name: inlineCode(field.name), count: field.children.length})),
      ),
      inner,
    ]),
  ];
}

/**
 * Fields as a nested list with permalinks.
 *
 * @param part the part of the message, such as `request`, `answer` or `header`; prefix of the ids
 */
export function fieldList(fields: Field[], part: string, page: Page, options: FieldListOptions = {}): Node {
  const {isRequest = ['request', 'header', 'path'].includes(part)} = options;
  const items = fields.map((field) => {
    const id = idOf(part, field);
    const presence = field.isRequired
      ? isRequest
        ? [element('span', {className: ['field__required']}, inline(page.t('field.required')))]
        : []
      : isRequest || field.requiredWhen
        ? []
        : [element('span', {className: ['field__type']}, inline(page.t('field.notAlways')))];
    const limits = limitsOf(isExampleBelow(field, options) ? {...field, example: undefined} : field, page);
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
        ? parse(`*${page.t(isRequest ? 'field.requiredWhen' : 'field.presentWhen')}* ${field.requiredWhen}.`)
        : []),
      ...(limits.length > 0 ? [element('p', {className: ['field__limits']}, inline(limits.join(' · ')))] : []),
      ...(field.enumValues.length > 0
        ? [
            element(
              'ul',
              {className: ['field__values']},
              field.enumValues.map(({value, description}) =>
                element('li', {}, inline(`${inlineCode(String(value))} — ${description}`)),
              ),
            ),
          ]
        : []),
      ...children(field, part, page, options),
    ]);
  });
  return element('ul', {className: ['fields']}, items);
}
