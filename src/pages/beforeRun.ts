import {alternatives, enumeration, inlineCode} from '../content/core/format';
import {paragraph, type Node} from '../content/core/markdown';
import type {SampleRequest, AuthenticationScheme} from '../samples/request';
import type {Page} from './page';

/** Fields whose value names something that must exist in the account. */
const existing = ['transaction_id', 'quote_id', 'card_token', 'token_id', 'template_id', 'page_id', 'report_id', 'id'];

/** Fields whose time must be less than a year ahead, so that the one shown passes. */
const upcoming = ['due_at'];

/** Label of the settings at the top of a sample that does not authenticate with a key of the point. */
const settings: Partial<Record<AuthenticationScheme, string>> = {
  bearer: 'operation.samplesRunToken',
  client: 'operation.samplesRunClient',
};

/** Operations (last part of the operationId) whose request sets a new `external_id`. */
const naming = ['create', 'cancel', 'invoice_create'];

/** Operations (last part of the operationId) that look an object up by its `external_id`. */
const searching = ['find', 'invoice_find', 'notify'];

/** All names of fields in a value, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...namesIn(inner)]);
}

/**
 * Lists the changes that code samples need before they can run: settings at their top, and invented values.
 *
 * @param operation id of the operation that the samples call
 * @param requests the request of each scenario
 */
export function beforeRun(operation: string, requests: SampleRequest[], page: Page): Node {
  const {t, locale} = page;
  const namesOf = requests.map(({body}) => namesIn(body));
  const names = new Set(namesOf.flat());
  const last = operation.split('/').at(-1)!;
  const hasExternalId = names.has('external_id');
  // A field that only the samples of some scenarios contain is named so.
  const isPartial = (field: string): boolean => names.has(field) && !namesOf.every((each) => each.includes(field));
  const nameOf = (field: string): string =>
    isPartial(field) ? t('operation.samplesSome', {field: inlineCode(field)}) : inlineCode(field);
  // If each sample contains only some of the fields, they are alternatives.
  const list = (fields: string[]): string =>
    fields.length > 1 && fields.every(isPartial)
      ? alternatives(fields.map(inlineCode), locale)
      : enumeration(fields.map(nameOf), locale);
  const own = [
    // Other samples set the point at their top.
    ...(requests[0]!.scheme === 'bearer' && names.has('point') ? ['point'] : []),
    ...existing.filter((name) => names.has(name)),
    ...(hasExternalId && searching.includes(last) ? ['external_id'] : []),
  ];
  const times = upcoming.filter((name) => names.has(name));
  const fresh = [
    ...(hasExternalId && naming.includes(last) ? ['external_id'] : []),
    ...(requests.some(({idempotencyKey}) => idempotencyKey !== undefined) ? ['Idempotency-Key'] : []),
  ];
  return paragraph(
    [
      t(settings[requests[0]!.scheme] ?? 'operation.samplesRun', {
        point: page.link('/glossary#point', t('operation.samplesPoint')),
        gateway: page.link('/local_gateway', t('operation.samplesGateway')),
      }),
      ...(own.length > 0 ? [t('operation.samplesOwn', {fields: list(own)})] : []),
      ...(times.length > 0 ? [t('operation.samplesTimes', {fields: list(times)})] : []),
      ...(fresh.length > 0 ? [t('operation.samplesNew', {fields: list(fresh)})] : []),
    ].join(' '),
  );
}
