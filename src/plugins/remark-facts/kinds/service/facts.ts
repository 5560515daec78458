import {code, table} from '../../../../content/core/markdown';
import {countryName, currencyName, duration, tick} from '../../../../content/core/format';
import {loadFamilies, type Service} from '../../../../content/services/services';
import {cancelText, chargebackText, expiryText, limitText, recurringText, refundText} from '../../serviceText';
import type {Page, Section} from '../../page';
import {serviceOf} from './record';

/** The service code, to copy. */
export const lead: Section = {
  id: 'lead',
  build: (page) => [code('json', `"service": "${serviceOf(page).code}"`)],
};

/** The same rows for every service; a row that does not apply says so. */
export const facts: Section = {
  id: 'facts',
  indexed: {facts: 'names'},
  build: (page) => {
    const service = serviceOf(page);
    return [table([page.t('services.fact'), page.t('services.value')], factRows(service, page))];
  },
};

/** Label and value (Markdown) of each fact; every service has the same labels. */
export function factRows(service: Service, page: Page): string[][] {
  const {t, locale} = page;
  const family = loadFamilies(locale).find(({code: key}) => key === service.family)!;
  const {time_to_final: time, expiry} = service;
  const name = (group: string) => (value: string) => t(`services.${group}.${value}`);
  return [
    [t('services.row.code'), tick(service.code)],
    [t('services.row.id'), tick(String(service.id))],
    [t('services.row.family'), page.link(`/services/${family.code}/`, family.title)],
    [t('services.row.direction'), name('direction')(service.direction)],
    [t('services.row.integration'), name('integration')(service.integration)],
    [
      t('services.row.countries'),
      service.countries.map((country) => countryName(country, locale)).join(', ') || t('services.every_country'),
    ],
    [
      t('services.row.currencies'),
      service.currencies.map((currency) => `${currencyName(currency, locale)} (${tick(currency)})`).join(', '),
    ],
    [
      t('services.row.limits'),
      `${service.limits.map((limit) => limitText(limit, page)).join('; ')} ${t('services.own_limits')}`,
    ],
    [t('services.row.flow'), name('flow')(service.flow)],
    [t('services.row.initiator'), name('initiator')(service.initiator)],
    [t('services.row.payer_action'), service.payer_action.map(name('payer_action')).join('; ')],
    [t('services.row.typical'), `${duration(time.typical_seconds, locale)} ${time.typical_from}`],
    [t('services.row.longest'), `${duration(time.longest_seconds, locale)} — ${time.longest_why}`],
    [
      t('services.row.expiry'),
      expiry === null
        ? expiryText(service, page)
        : expiry.shortest_seconds === expiry.longest_seconds
          ? t('services.fixed_expiry', {time: expiryText(service, page)})
          : t('services.expiry', {
              time: expiryText(service, page),
              shortest: expiry.shortest_seconds,
              longest: expiry.longest_seconds,
            }),
    ],
    [t('services.row.recurring'), recurringText(service, page)],
    [t('services.row.capture'), service.capture.map(name('capture')).join('; ')],
    [t('services.row.cancel'), cancelText(service, page)],
    [t('services.row.refund'), refundText(service, page)],
    [t('services.row.chargeback'), chargebackText(service, page)],
    [t('services.row.sandbox'), t(service.sandbox ? 'services.has_sandbox' : 'services.no_sandbox')],
  ];
}
