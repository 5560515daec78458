import {amount, date, duration, tick, unitsOf} from '../../content/core/format';
import {statusKindOf, type Rule, type Service} from '../../content/services/services';
import type {Page} from './page';

/** “1.00–50,000.00 BRL”. */
export function limitText({smallest, largest, currency}: Service['limits'][number], page: Page): string {
  return `${amount(smallest, page.locale)}–${amount(largest, page.locale)} ${currency}`;
}

/** What may be given back and until when. */
export function refundText({refund}: Service, page: Page): string {
  const text = page.t(`services.refund.${refund.mode}`);
  if (refund.mode === 'none') return text;
  return [text, page.t('services.until_days', {days: unitsOf(refund.until_days!, 'day', page.locale)}), refund.to]
    .filter(Boolean)
    .join(', ');
}

/** Whether money may be taken back after success. */
export function chargebackText({chargeback}: Service, page: Page): string {
  const text = page.t(`services.chargeback.${chargeback.kind}`, {by: chargeback.by ?? ''});
  if (chargeback.until_days === undefined) return text;
  return `${text}, ${page.t('services.until_days', {days: unitsOf(chargeback.until_days, 'day', page.locale)})}`;
}

/** Until when `cancel` ends a transaction. */
export function cancelText({cancel}: Service, page: Page): string {
  return page.t(`services.cancel.${cancel}`);
}

/** Whether the merchant may charge again without the payer, or the service that may. */
export function recurringText({recurring}: Service, page: Page): string {
  if (recurring.is_possible) return page.t('services.recurring.yes');
  if (!recurring.service) return page.t('services.recurring.no');
  return page.t('services.recurring.other', {
    service: page.link(`/services/${recurring.service}`, tick(recurring.service)),
  });
}

/** A status as a link to its row of the statuses table. */
export function statusLink(service: Service, code: string, page: Page): string {
  return page.link(`/reference/transaction_statuses#${statusKindOf(service)}-${code}`, tick(code));
}

/** A reason as a link to its row of the reasons table. */
export function reasonLink(code: string, page: Page): string {
  return page.link(`/reference/failure_reason_codes#${code}`, tick(code));
}

/** A rule with its source and the day on which it was read, or the words that it is not verified. */
export function ruleText({text, source, looked_up}: Rule, page: Page): string {
  if (!source) return `${text} (${page.t('services.not_verified')})`;
  return `${text} ([${sourceName(source)}](${source}), ${page.t('services.read_on', {date: date(looked_up!, page.locale)})})`;
}

/** The host of a source, and the repository where the host keeps many. */
function sourceName(source: string): string {
  const {host, pathname} = new URL(source);
  return host === 'github.com' ? `${host}${pathname.split('/').slice(0, 3).join('/')}` : host.replace(/^www\./, '');
}

/** How long the payer may take when the request does not say. */
export function expiryText({expiry}: Service, {t, locale}: Page): string {
  if (expiry === null) return t('services.no_expiry');
  return expiry.default_seconds === undefined ? t('services.no_own_expiry') : duration(expiry.default_seconds, locale);
}
