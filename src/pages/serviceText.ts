import {alternatives, amount, date, duration, enumeration, inlineCode, unitsOf} from '../content/core/format';
import {isPaidByPayer, statusKindOf, type Rule, type Service} from '../content/services/services';
import type {Page} from './page';

/** A range such as “1.00–50,000.00 BRL”. */
export function limitText({smallest, largest, currency}: Service['limits'][number], page: Page): string {
  return `${amount(smallest, page.locale)}–${amount(largest, page.locale)} ${currency}`;
}

/** The limits of a service that moves money; those of a check of a card are zero and say nothing. */
export function limitsOf({limits}: Service): Service['limits'] {
  return limits.filter(({largest}) => Number(largest) > 0);
}

/** Labels of the methods whose name is not a brand. */
const plainMethods: Partial<Record<string, string>> = {
  Crypto: 'crypto',
  'Card to card': 'card_to_card',
  'Mobile money': 'mobile_money',
  'Open banking': 'open_banking',
  'Gift code': 'gift_code',
};

/** The name of a service's method in the language of a page. */
export function methodName({method}: Service, {t}: Page): string {
  const label = plainMethods[method];
  return label === undefined ? method : t(`services.method.${label}`);
}

/** The short text of the refund for a table of services; a dash where no payer has paid. */
export function refundMode(service: Service, page: Page): string {
  return isPaidByPayer(service) ? page.t(`services.refund.${service.refund.mode}`) : '—';
}

/** What may be refunded, and until when. */
export function refundText({refund}: Service, page: Page): string {
  const text = page.t(`services.refund.${refund.mode}`);
  if (refund.mode === 'none') return text;
  return [text, page.t('services.until_days', {days: unitsOf(refund.until_days!, 'day', page.locale)}), refund.to]
    .filter(Boolean)
    .join(', ');
}

/** Whether a payment can be charged back after success. */
export function chargebackText({chargeback}: Service, page: Page): string {
  const {kind, by = '', until_days: until} = chargeback;
  const days = until === undefined ? '' : unitsOf(until, 'day', page.locale);
  // The payer reports a fraud within this time; the money may be returned later.
  if (kind === 'fraud_return') return page.t('services.chargeback.fraud_return', {days, by});
  const text = page.t(`services.chargeback.${kind}`, {by});
  return days ? `${text}, ${page.t('services.until_days', {days})}` : text;
}

/** Statuses in which nothing has been paid yet. */
const openStatuses = ['created', 'pending', 'requires_action'];

/** Until when `cancel` works, with the open statuses that the service can have. */
export function cancelText({cancel, statuses}: Service, page: Page): string {
  const open = openStatuses.filter((status) => statuses.some(({code}) => code === status));
  return page.t(`services.cancel.${cancel}`, {statuses: alternatives(open.map(inlineCode), page.locale)});
}

/** The actions of the payer or the recipient. The merchant sends a recipient a link, so that nobody is redirected. */
export function actionsOf({payer_action: actions, direction}: Service): Service['payer_action'] {
  return actions.map((action) => (action === 'redirect' && direction === 'payout' ? 'link' : action));
}

/** Where a redirect leads: to the payment page, or to the provider, where the payer approves the payment. */
const placeOf = ({integration, provider}: Service): string => (integration === 'hpp' ? 'page' : provider);

/** The actions of the payer or the recipient; `none` among others means that in some payments nobody has to act. */
export function personText(service: Service, page: Page): string {
  const {t, locale} = page;
  const named = actionsOf(service)
    .filter((action) => action !== 'none')
    .map((action) => t(`services.payer_action.${action === 'redirect' ? `redirect.${placeOf(service)}` : action}`));
  if (named.length === 0) return t('services.payer_action.none');
  const text = enumeration(named, locale);
  return service.payer_action.includes('none') ? t('services.sometimes_nothing', {actions: text}) : text;
}

/** Whether the merchant may charge again without the payer, or which other services may. */
export function recurringText({recurring}: Service, page: Page): string {
  if (recurring.is_possible) return page.t('services.recurring.yes');
  if (!recurring.services) return page.t('services.recurring.no');
  const links = recurring.services.map((code) => page.link(`/services/${code}`, inlineCode(code)));
  return page.t('services.recurring.other', {services: alternatives(links, page.locale)});
}

/** A link to the status in the table of statuses. */
export function statusLink(service: Service, code: string, page: Page): string {
  return page.link(`/reference/transaction_statuses#${statusKindOf(service)}-${code}`, inlineCode(code));
}

/** A link to the reason in the table of reasons. */
export function reasonLink(code: string, page: Page): string {
  return page.link(`/reference/failure_reason_codes#${code}`, inlineCode(code));
}

/** A rule with its source and the date of access, or with a note that it is not verified. */
export function ruleText({text, source, looked_up}: Rule, page: Page): string {
  if (!source) return `${text} (${page.t('services.not_verified')})`;
  return `${text} ([${sourceName(source)}](${source}), ${page.t('services.read_on', {date: date(looked_up!, page.locale)})})`;
}

/** The host of a source; for GitHub also the repository. */
function sourceName(source: string): string {
  const {host, pathname} = new URL(source);
  return host === 'github.com' ? `${host}${pathname.split('/').slice(0, 3).join('/')}` : host.replace(/^www\./, '');
}

/** The payer's time limit if the request sets none. */
export function expiryText({expiry}: Service, {t, locale}: Page): string {
  if (expiry === null) return t('services.no_expiry');
  return expiry.default_seconds === undefined ? t('services.no_own_expiry') : duration(expiry.default_seconds, locale);
}
