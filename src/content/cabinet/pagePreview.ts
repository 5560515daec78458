import {brand} from '../../brand';
import type {Group, Option, Owner, Values} from './pageLook';
import {loadScreen} from './cabinet';
import {loadContract, operation, type Contract, type Scenario} from '../contract/contract';
import {amount} from '../core/format';
import {createTranslate} from '../core/labels';
import {defaultLocale, type LocaleCode} from '../core/locales';
import {loadPayerLanguages} from '../contract/payerLanguages';
import {flatten, type Field} from '../contract/schemaFields';
import type {PageCustomizationChange, PageTemplateChange} from '../../types/contract/invoicing';

type PageTexts = PageTemplateChange['texts'];

export type OwnerKind = 'point' | 'template';

/** Texts of the example page in one language. */
interface Words {
  title: string;
  text: string;
  amount: string;
  fields: string[];
  methodsTitle: string;
  methods: string[];
  pay: string;
  logo: string;
  help: string;
}

/** The data that the build reads for the preview. */
export interface PreviewData {
  /** Language of the site, and initial language of the payer if the payment page supports it. */
  locale: LocaleCode;
  shop: string;
  /** The possible owners of the branding, with the preview URL of each. */
  owners: Record<OwnerKind, {name: string; address: string; owner: Owner}>;
  groups: Group[];
  /** The default branding. */
  defaults: Values;
  /** Presets. */
  looks: {name: string; owner: OwnerKind; values: Values}[];
  /** By the language of the page. */
  words: Record<string, Words>;
  /** The languages that a page may have, and what they are called. */
  languages: Record<string, string>;
}

/** The bodies of the requests that the preview reads, by operationId. */
interface Requests {
  'invoicing/v1/page_customization': PageCustomizationChange;
  'invoicing/v1/page_template': PageTemplateChange;
}

const operationId = 'invoicing/v1/page_customization';
/** Fields that identify the owner, not the branding. */
const ownerFields = ['/point', '/template_id'];

/**
 * Reads the branding options with limits and defaults from `page_customization`, their labels from the cabinet's form,
 * and the texts of the example page.
 */
export function loadPagePreview(locale: LocaleCode): PreviewData {
  const contract = loadContract('invoicing', locale);
  const fields = flatten(operation(contract, operationId).requestFields);
  const t = createTranslate(locale);
  const looks = contract.scenarios.flatMap((scenario) =>
    requestsOf(scenario, operationId).map((request) => ({key: scenario.key, request})),
  );
  const requests = looks.map(({request}) => request);
  const {point: id} = requests.find(({template_id: template}) => template === undefined)!;
  const template = requests.find((request) => request.template_id !== undefined)!.template_id!;
  const {blocks} = loadScreen('control/form_settings', locale);
  const point = blocks.point!.filters!.point!.options![String(id)]!;
  const address = (owner: string): string => `${brand.hosts.pay}/preview/${owner}`;
  return {
    locale,
    shop: point.replace(/^\d+ /, ''),
    owners: {
      point: {name: t('preview.ofPoint', {point}), address: address(`point_${id}`), owner: {point: id}},
      template: {name: t('preview.ofTemplate'), address: address(template), owner: {point: id, template_id: template}},
    },
    groups: groupsOf(fields, locale),
    defaults: valuesOf(gatewayDefault(contract), fields),
    looks: looks.map(({key, request}) => ({
      name: t(`preview.looks.${key}`),
      owner: request.template_id ? 'template' : 'point',
      values: valuesOf(request, fields),
    })),
    words: Object.fromEntries(loadPayerLanguages().map((language) => [language, wordsOf(language)])),
    languages: Object.fromEntries(
      loadPayerLanguages().map((language) => [language, t(`preview.languages.${language}`)]),
    ),
  };
}

/** The gateway's own branding. */
function gatewayDefault({document}: Contract): object {
  return document.components.schemas.PageCustomizationChange!['x-gateway-default']!;
}

/** The requests of an operation in a scenario. */
function requestsOf<Id extends keyof Requests>({steps}: Scenario, id: Id): Requests[Id][] {
  return steps.filter((step) => step.operation === id).map(({request}) => request as Requests[Id]);
}

/** The options that a user enters: fields without children. */
function optionsOf(fields: Field[]): Field[] {
  return fields.filter(({pointer, children}) => children.length === 0 && !ownerFields.includes(pointer));
}

/** The groups of the cabinet's form that contain request options; the footer is repeated for each language. */
function groupsOf(fields: Field[], locale: LocaleCode): Group[] {
  const t = createTranslate(locale);
  const {brand: shape, colors, footer, support} = loadScreen('control/form_settings', locale).blocks;
  const labels = Object.fromEntries(
    [shape, colors, footer, support]
      .flatMap((block) => Object.values(block!.fields!))
      .flatMap(({field, label}) => (field ? [[field, label]] : [])),
  );
  const options = optionsOf(fields).map((field): Option => {
    // The form has one footer with a choice of language.
    const name = field.pointer
      .slice(1)
      .replaceAll('/*', '')
      .replaceAll('/', '.')
      .replace(/^footer\.\w+/, `footer.${defaultLocale}`);
    const label = labels[name];
    if (!label)
      throw new Error(
        `src/data/cabinet/screens/control/form_settings.yaml: no field names ${name}, which page_customization takes. Add one.`,
      );
    return {
      pointer: field.pointer,
      label,
      type: typeOf(field),
      limits: field.limits,
      ...(field.format && {format: field.format}),
      example: String(field.example),
      ...(field.enumValues.length > 0 && {
        choices: field.enumValues.map(({value}): [string, string] => [
          String(value),
          t(`preview.languages.${String(value)}`),
        ]),
      }),
    };
  });
  const group = (title: string, isIn: (pointer: string) => boolean): Group => ({
    title,
    options: options.filter(({pointer}) => isIn(pointer)),
  });
  const under = (place: string) => (pointer: string) => pointer.startsWith(`/${place}/`);
  const isDeep = (pointer: string) => pointer.lastIndexOf('/') > 0;
  return [
    group(colors!.label, under('colors')),
    group(shape!.label, (pointer) => !isDeep(pointer)),
    ...loadPayerLanguages().map((language) =>
      group(
        t('preview.footer', {block: footer!.label, language: t(`preview.languages.${language}`)}),
        under(`footer/${language}`),
      ),
    ),
    group(support!.label, under('support')),
  ];
}

function typeOf({pointer, type, enumValues}: Field): Option['type'] {
  if (enumValues.length > 0) return 'choice';
  if (pointer.startsWith('/colors/')) return 'color';
  return type === 'integer' ? 'number' : 'text';
}

type Value = string | number | boolean;

/** The values of a request by pointer; for a list, its first item. */
function valuesOf(request: object, fields: Field[]): Values {
  const valueAt = (pointer: string): Value | undefined =>
    pointer
      .slice(1)
      .split('/')
      .reduce(
        (at: unknown, name) => (at as Record<string, unknown> | undefined)?.[name === '*' ? 0 : name],
        request,
      ) as Value | undefined;
  return Object.fromEntries(
    optionsOf(fields).flatMap(({pointer}) => {
      const value = valueAt(pointer);
      return value === undefined ? [] : [[pointer, String(value)]];
    }),
  );
}

/**
 * The texts of the page in one language, from the template of the contract's scenario and the labels of the invoice
 * page.
 */
function wordsOf(language: LocaleCode): Words {
  const t = createTranslate(language);
  const scenario = loadContract('invoicing', language).scenarios.find(({key}) => key === 'template_of_courses')!;
  const {texts, amount: price, currency, payer_fields: fields} = requestsOf(scenario, 'invoicing/v1/page_template')[0]!;
  // The contract's type names the languages of the payer, which are not all of the site's.
  const textsByLanguage: Partial<Record<LocaleCode, PageTexts[keyof PageTexts]>> = texts;
  const {title, text} = textsByLanguage[language]!;
  const {method, finish} = loadScreen('payer/invoice', language).blocks;
  return {
    title,
    text: text!,
    amount: `${amount(price!, language)}\u00a0${currency}`,
    fields: fields!.map(({name}) => t(`preview.payer.${name}`)),
    methodsTitle: method!.label,
    methods: Object.values(method!.options!),
    pay: finish!.actions!.pay!.label,
    logo: t('preview.logo'),
    help: t('preview.help'),
  };
}
