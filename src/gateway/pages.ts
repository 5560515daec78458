/**
 * Payment pages, and payments on the gateway's hosted pages: a page of an invoice, or a page that many payers share.
 */
import {limitFailure, readAmount} from './amounts';
import {fromMinor, toMinor} from './money';
import {expiryOf} from './operations/transaction/create';
import {ownOf} from './own';
import {finish} from './sandbox';
import {templatesOf} from './templates';
import {toRfc3339} from './time';
import {register} from './transactions';
import type {Books, Context, EventData, Hidden, Service, State} from './types';
import type * as Invoicing from '../types/contract/invoicing';

/** A payment page: the object that the API returns, and the point that owns it. */
export interface PaymentPage {
  data: Invoicing.PaymentPage;
  point: number;
}

/** All payment pages by id. */
export function pagesOf(state: State): Record<string, PaymentPage> {
  return (state.stores.payment_pages ??= {});
}

/**
 * Returns a payment page of the point.
 *
 * @throws Failure `page_not_found`
 */
export function pageOfPoint(context: Context, id: string): PaymentPage {
  return ownOf(context, pagesOf(context.state), id, 'payment page', 'page_not_found');
}

/**
 * A payer selects the first method of the page whose limits the amount fits, and pays.
 *
 * @param owner the invoice or payment page; payments are numbered after its id. `services`: the services offered, in
 * order; if omitted, all that match
 * @param amount in major units
 * @param hidden links the transaction to its owner
 */
export function payOnPage(
  books: Books,
  point: number,
  {
    id,
    currency,
    description,
    payer,
    services,
  }: Pick<Invoicing.Invoice, 'id' | 'currency' | 'description' | 'payer'> & Pick<Invoicing.PageTemplate, 'services'>,
  amount: string,
  hidden: Pick<Hidden, 'invoice' | 'page'>,
): void {
  const {world, state} = books;
  const exponent = world.exponentOf(currency);
  const minor = toMinor(amount, exponent)!;
  const service = servicesOnPage(books, currency, services).find(
    (one) => limitFailure(one, minor, currency, exponent) === undefined,
  );
  if (!service) return;
  const zero = fromMinor(0n, exponent);
  const attempts = Object.values(state.entries).filter(
    ({data}) => data.parent_id === undefined && data.external_id.startsWith(`${id}-`),
  );
  const entry = register(
    {...books, point: world.points[point]!, version: 'v2', language: world.languages[0]!, parameters: {}},
    {
      type: 'payin',
      external_id: `${id}-${attempts.length + 1}`,
      service: service.code,
      status: 'created',
      amount,
      currency,
      captured_amount: zero,
      refunded_amount: zero,
      ...expiryOf(service, books.now, {}),
      ...(payer && {payer}),
      description,
    },
    {capture: 'automatic', ...hidden},
  );
  finish(books, entry);
}

/** The services that a payer can use on a hosted page, in order: of `services`, or without them of all. */
function servicesOnPage({world}: Books, currency: string, services?: string[]): Service[] {
  const offered = world.services.filter((one) => one.isEnabled && takesOnPage(one, currency));
  return services ? services.flatMap((code) => offered.filter((one) => one.code === code)) : offered;
}

/** Why a hosted page offers no payment method, in a sentence for the payer; undefined if it offers one. */
export function whyNoMethod(books: Books, currency: string, services?: string[]): string | undefined {
  return servicesOnPage(books, currency, services).length > 0
    ? undefined
    : `There is no payment method for ${currency}.`;
}

/**
 * Why no method of a hosted page takes an amount in minor units, in a sentence for the payer: the limit of the method
 * that comes closest. Undefined if one takes it.
 */
export function whyNoMethodForAmount(
  books: Books,
  currency: string,
  minor: bigint,
  services?: string[],
): string | undefined {
  const exponent = books.world.exponentOf(currency);
  const offered = servicesOnPage(books, currency, services);
  const distances = offered.map((service) => {
    const {smallest = '0', largest = '0'} = service.limits.find((one) => one.currency === currency) ?? {};
    const failure = limitFailure(service, minor, currency, exponent);
    const [least, most] = [toMinor(smallest, exponent)!, toMinor(largest, exponent)!];
    return {failure, away: minor < least ? least - minor : minor - most};
  });
  if (distances.some(({failure}) => failure === undefined)) return undefined;
  return distances.reduce((closest, one) => (one.away < closest.away ? one : closest)).failure!.detail;
}

/** Whether a service can be used on a hosted page in a currency. */
export function takesOnPage({direction, integration, currencies}: Service, currency: string): boolean {
  return direction === 'payin' && integration === 'hpp' && currencies.includes(currency);
}

/** Whether an amount in minor units is within the optional limits of a template or page. */
export function isWithin(
  amount: bigint,
  {min_amount: least, max_amount: most}: Pick<Invoicing.PageTemplate, 'min_amount' | 'max_amount'>,
  exponent: number,
): boolean {
  return (
    (least === undefined || amount >= toMinor(least, exponent)!) &&
    (most === undefined || amount <= toMinor(most, exponent)!)
  );
}

/** Why a payment page takes no payment at all, in a sentence for the payer; undefined if it takes one. */
export function whyPageIsClosed(books: Books, {data}: PaymentPage): string | undefined {
  if (data.status !== 'open') return `The payment page is ${data.status}, so it takes no payment.`;
  return whyNoMethod(books, data.currency, servicesOf(books, data));
}

/** Why a payment page does not take an amount, in a sentence for the payer; undefined if it does. */
export function refusalOfPage(books: Books, page: PaymentPage, entered: EventData['amount']): string | undefined {
  const closed = whyPageIsClosed(books, page);
  if (closed !== undefined) return closed;
  const {data} = page;
  const {currency, amount: fixed, min_amount: least, max_amount: most} = data;
  const exponent = books.world.exponentOf(currency);
  const amount = readAmount(String(fixed ?? entered), exponent);
  if (amount === null) return `Enter a positive amount with at most ${exponent} decimals.`;
  if (isWithin(amount, data, exponent)) return whyNoMethodForAmount(books, currency, amount, servicesOf(books, data));
  return least !== undefined && amount < toMinor(least, exponent)!
    ? `Pay ${least} ${currency} at least.`
    : `Pay ${most} ${currency} at most.`;
}

/** The services of the page’s template, if it lists any. */
const servicesOf = ({state}: Books, {template_id: id}: Invoicing.PaymentPage): string[] | undefined =>
  templatesOf(state)[id!]?.data.services;

/** Events of payment pages outside of the API; each refers to a page by `page_id`. */
export const pageEvents: Record<string, (books: Books, page: PaymentPage, data: EventData) => void> = {
  /** A payer pays the fixed amount, or an `amount` within the limits of the page. */
  payer_pays_page(books, {data, point}, {amount: entered}) {
    if (refusalOfPage(books, {data, point}, entered) !== undefined) return;
    const exponent = books.world.exponentOf(data.currency);
    const amount = toMinor(String(data.amount ?? entered), exponent)!;
    const services = servicesOf(books, data);
    payOnPage(books, point, {...data, services}, fromMinor(amount, exponent), {page: data.id});
  },
  /** The page closes at its set time. */
  page_is_over({now}, {data}) {
    if (data.status === 'open')
      Object.assign(data, {status: 'closed', version: data.version + 1, updated_at: toRfc3339(now)});
  },
};
