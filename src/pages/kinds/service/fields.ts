import {algorithmsOf} from '../../../content/reference/checkDigits';
import {inlineCode} from '../../../content/core/format';
import {locales} from '../../../content/core/locales';
import {code, heading, list, paragraph, table, type Node} from '../../../content/core/markdown';
import {loadService, type RecordField, type Service} from '../../../content/services/services';
import {typeName} from '../../tables/fieldList';
import type {Page, Section} from '../../page';
import {serviceOf} from './record';

/** The code of the service, to copy, its request fields, their validation, and labels to ask the payer for them. */
export const fields: Section = {
  id: 'fields',
  indexed: {fields: 'names', 'field-values': 'nothing', 'field-labels': 'nothing'},
  build: (page) => {
    const service = serviceOf(page);
    const {t} = page;
    // A check takes the request of the payout that it precedes.
    const operation = service.flow === 'check' ? 'validate' : 'create';
    const placeOf = ({in: place}: RecordField): string => inlineCode(place.replace(/^create/, operation));
    const link = page.link(`/api/v2/transaction/${operation}`, inlineCode(operation));
    const common = paragraph(t(`services.${commonFieldsOf(service)}`, {operation: link}));
    const own = code('json', `"service": "${service.code}"`);
    if (service.fields.length === 0) return [own, paragraph(t('services.no_fields')), common];
    const inAllLanguages = locales.map((locale) => loadService(service.code, locale.code).fields);
    const patterned = service.fields.filter(({pattern}) => pattern !== undefined);
    const asked = service.fields.filter(({label}) => label !== undefined);
    const result: Node[] = [
      own,
      table(
        [
          t('services.field.name'),
          t('services.field.in'),
          t('services.field.type'),
          t('services.field.required'),
          t('services.field.description'),
        ],
        service.fields.flatMap((field) => [
          [
            inlineCode(field.name),
            placeOf(field),
            typeName(field.type, page),
            requiredText(field, page),
            field.description,
          ],
          ...(field.keys ?? []).map(({name, type, description}) => [
            inlineCode(`${field.name}.${name}`),
            placeOf(field),
            typeName(type, page),
            field.is_required
              ? t('services.yes')
              : t('services.field.key_of_optional', {field: inlineCode(field.name)}),
            description,
          ]),
        ]),
      ),
      common,
      heading(3, t('services.field.values'), 'field-values'),
      table(
        [t('services.field.name'), t('services.field.format'), t('services.field.valid'), t('services.field.invalid')],
        service.fields.map((field) => [
          inlineCode(field.name),
          formatText(field, page),
          inlineCode(field.example),
          inlineCode(field.invalid_example),
        ]),
      ),
      ...(patterned.length > 0
        ? [
            paragraph(t('services.field.patterns')),
            list(patterned.map(({name, pattern}) => `${inlineCode(name)}: ${inlineCode(pattern!)}`)),
          ]
        : []),
    ];
    if (asked.length === 0) return result;
    return [
      ...result,
      heading(3, t('services.field.labels'), 'field-labels'),
      table(
        [t('services.field.name'), ...locales.map(({label}) => label)],
        asked.map(({name}) => [
          inlineCode(name),
          ...inAllLanguages.map((translated) => translated.find((field) => field.name === name)?.label ?? ''),
        ]),
      ),
    ];
  },
};

/** The sentence about the fields of every request; the contract requires a recipient's details even if they are empty. */
function commonFieldsOf({fields: all}: Service): string {
  const details = all.filter(({in: place}) => place === 'create.recipient.fields');
  const hasRecipient = details.length > 0 || all.some(({in: place}) => place === 'create.recipient');
  if (!hasRecipient || details.some(({is_required: isRequired}) => isRequired)) return 'common_fields';
  return details.length > 0 ? 'common_fields_with_optional_details' : 'common_fields_of_payout';
}

/** Whether the request needs the field, also in a payment with a stored card. */
function requiredText({is_required: isRequired, with_card_token: withToken}: RecordField, {t}: Page): string {
  const answer = isRequired ? 'yes' : 'no';
  return t(withToken ? `services.field.with_card_token.${answer}_${withToken}` : `services.${answer}`);
}

/** The format of a field, with its allowed values and with links to the algorithms of its check digits. */
function formatText({format, values, check}: RecordField, page: Page): string {
  const algorithms = (check ? algorithmsOf(check, page.locale) : []).map(({anchor, short}) =>
    page.link(`/reference/check_digits#${anchor}`, short),
  );
  return [
    withValues(format, values ?? []),
    ...(algorithms.length > 0 ? [page.t('services.check_digits', {algorithms: algorithms.join(', ')})] : []),
  ].join('; ');
}

/** A format with the allowed values as inline code: in place if the text names them all, otherwise listed after it. */
export function withValues(format: string, values: string[]): string {
  const named = values.reduce(
    (text, value) => text.replace(new RegExp(`(?<![\\w\`])${value}(?![\\w\`])`), inlineCode(value)),
    format,
  );
  if (values.every((value) => named.includes(inlineCode(value)))) return named;
  return `${format}: ${values.map(inlineCode).join(', ')}`;
}
