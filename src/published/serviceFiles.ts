import type {LocaleCode} from '../content/core/locales';
import {plainText} from '../content/core/markdown';
import {toCsv} from '../content/reference/referenceFiles';
import {loadServices} from '../content/services/services';
import {factRows} from '../pages/kinds/service/facts';
import {createPage} from '../pages/page';

/**
 * The downloads of all services in one language: `services.csv` and `services.json`, as name → text. Both have the same
 * columns; the JSON adds `facts`, the facts table of each service's page as plain text, for the finder's comparison.
 */
export function serviceFiles(locale: LocaleCode): Record<string, string> {
  const page = createPage('services/index', locale, {});
  const rows = loadServices(locale).map((service) => ({
    service,
    row: {
      code: service.code,
      id: service.id,
      title: service.title,
      family: service.family,
      method: service.method,
      direction: service.direction,
      integration: service.integration,
      flow: service.flow,
      initiator: service.initiator,
      payer_action: service.payer_action,
      countries: service.countries,
      currencies: service.currencies,
      typical_seconds: service.time_to_final.typical_seconds,
      longest_seconds: service.time_to_final.longest_seconds,
      expiry_seconds: service.expiry?.default_seconds ?? null,
      recurring: service.recurring.is_possible,
      capture: service.capture,
      cancel: service.cancel,
      refund: service.refund.mode,
      refund_until_days: service.refund.until_days ?? null,
      chargeback: service.chargeback.kind,
      chargeback_until_days: service.chargeback.until_days ?? null,
      sandbox: service.sandbox,
    },
  }));
  const facts = (service: (typeof rows)[number]['service']) =>
    Object.fromEntries(factRows(service, page).map(([name, value]) => [name!, plainText(value!)]));
  return {
    'services.csv': toCsv(
      rows.map(({row, service}) => ({
        ...row,
        limits: service.limits.map(({currency, smallest, largest}) => `${currency}:${smallest}-${largest}`),
      })),
    ),
    // One service per line: half the size of indented JSON, and readable diffs.
    'services.json': `[\n${rows
      .map(({row, service}) =>
        JSON.stringify({
          ...row,
          limits: service.limits.map(({currency, smallest, largest}) => ({currency, smallest, largest})),
          facts: facts(service),
        }),
      )
      .join(',\n')}\n]\n`,
  };
}
