/**
 * Payment pages, and payments on the gateway's hosted pages: a page of an invoice, or a page that many payers share.
 */
import {limitFailure, readAmount} from '../books/amounts';
import {fromMinor, toMinor} from '../values/money';
import {enterOrder} from '../orders';
import {ownOf} from '../books/own';
import {askedFields, enteredByTestPayer, whyPayerIsRefused, withUnasked, type AskedField} from './pageFields';
import {finish} from '../providers/providers';
import {templatesOf, textOf} from '../books/templates';
import {toRfc3339} from '../values/time';
import type {Books, Context, EventData, Hidden, PaymentPage, GatewayService, State} from '../books/types';
import type * as Invoicing from '../../types/contract/invoicing';
import type {TransactionCreate} from '../../types/contract/v2';

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

/** The invoice or payment page that is paid: its payments are numbered after its id. */
type Owner = Pick<Invoicing.Invoice, 'id' | 'currency' | 'description'>;

/** The body of `create` for the next payment of an invoice or a payment page. */
function orderOf(
  {state}: Books,
  {id, currency, description}: Owner,
  service: GatewayService,
  amount: bigint,
  exponent: number,
) {
  const attempts = Object.values(state.entries).filter(
    ({data}) => data.parent_id === undefined && data.external_id.startsWith(`${id}-`),
  );
  return {
    service: service.code,
    external_id: `${id}-${attempts.length + 1}`,
    amount: fromMinor(amount, exponent),
    currency,
    description,
  };
}

const contextOf = (books: Books, point: number): Context => ({
  ...books,
  point: books.world.points[point]!,
  version: 'v2',
  language: books.world.languages[0]!,
  parameters: {},
});

/** The payment that a payer asks for, or why the page refuses it, in a sentence for the payer. */
export type Attempt = string | {service: GatewayService; order: TransactionCreate};

/** Why a page refuses an attempt, in a sentence for the payer; undefined if it does not. */
export const whyRefused = (attempt: Attempt): string | undefined => (typeof attempt === 'string' ? attempt : undefined);

/**
 * Creates the payment of an attempt, as `create` does, and lets the payer pay it; a refused attempt changes nothing.
 *
 * @param hidden the invoice or the payment page that it pays
 */
export function pay(books: Books, point: number, attempt: Attempt, hidden: Pick<Hidden, 'invoice' | 'page'>): void {
  if (typeof attempt === 'string') return;
  const entry = enterOrder(contextOf(books, point), attempt.service, attempt.order);
  Object.assign(entry.hidden, hidden);
  finish(books, entry);
}

/** The properties of an invoice that its page uses. */
type Payable = Owner & Pick<Invoicing.Invoice, 'payer'>;

/**
 * The fields that the page of an invoice asks for: those that its methods need and the invoice does not have.
 *
 * @param amount in minor units; undefined if the payer chooses it
 */
export function fieldsOfInvoice(books: Books, invoice: Payable, amount?: bigint): AskedField[] {
  const {currency} = invoice;
  const method = amount === undefined ? undefined : methodFor(books, currency, amount);
  return missingFields(books, method ? [method] : servicesOnPage(books, currency), invoice);
}

/** The fields that services need and an invoice does not have. */
function missingFields({world}: Books, services: GatewayService[], {payer = {}}: Payable): AskedField[] {
  return askedFields(services, [], world.languages[0]!).filter(({name}) => !Object.hasOwn(payer, name));
}

/**
 * The payment of an invoice with the first method whose limits the amount fits.
 *
 * @param amount in minor units
 * @param entered what the payer entered; if absent, the test payer fills in the required fields
 */
export function attemptOfInvoice(
  books: Books,
  point: number,
  invoice: Payable,
  amount: bigint,
  entered: EventData['payer'],
): Attempt {
  const {currency, payer} = invoice;
  const service = methodFor(books, currency, amount);
  if (!service) return whyNoMethodForAmount(books, currency, amount)!;
  const fields = missingFields(books, [service], invoice);
  const whole = {...withUnasked(service, entered ?? enteredByTestPayer(service, fields)), ...payer};
  const order: TransactionCreate = {
    ...orderOf(books, invoice, service, amount, books.world.exponentOf(currency)),
    ...(Object.keys(whole).length > 0 && {payer: whole}),
  };
  return whyPayerIsRefused(contextOf(books, point), fields, order) ?? {service, order};
}

/** The first service on a hosted page whose limits an amount in minor units fits. */
function methodFor(books: Books, currency: string, minor: bigint, services?: string[]): GatewayService | undefined {
  const exponent = books.world.exponentOf(currency);
  return servicesOnPage(books, currency, services).find(
    (one) => limitFailure(one, minor, currency, exponent) === undefined,
  );
}

/** The services that a payer can use on a hosted page, in order: of `services`, or without them of all. */
function servicesOnPage({world}: Books, currency: string, services?: string[]): GatewayService[] {
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
function whyNoMethodForAmount(books: Books, currency: string, minor: bigint, services?: string[]): string | undefined {
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
export function takesOnPage({direction, integration, currencies}: GatewayService, currency: string): boolean {
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

/**
 * Why a payment page does not take an amount in minor units because its own is fixed, in a sentence; undefined if it
 * takes it.
 */
export function whyAmountIsRefused(
  {amount: fixed, currency}: Pick<Invoicing.PaymentPage, 'amount' | 'currency'>,
  minor: bigint,
  exponent: number,
): string | undefined {
  return fixed === undefined || minor === toMinor(fixed, exponent)
    ? undefined
    : `Pay ${fixed} ${currency}: the amount of the page is fixed.`;
}

/** Why a payment page takes no payment at all, in a sentence for the payer; undefined if it takes one. */
export function whyPageIsClosed(books: Books, {data}: PaymentPage): string | undefined {
  if (data.status !== 'open') return `The payment page is ${data.status}, so it takes no payment.`;
  return whyNoMethod(books, data.currency, templateOf(books, data)?.services);
}

/** The texts and fields of a payment page, by the current template. */
export interface PageView {
  title: string;
  /** What payers should know before they pay. */
  text?: string;
  fields: AskedField[];
  /** Where the browser goes if the payer gives up; absent if the page has no button for that. */
  cancelUrl?: string;
}

/** A payment page as a payer sees it. */
export function viewOf(books: Books, {data, isDescribed}: PaymentPage): PageView {
  const {world} = books;
  const {currency, amount, description} = data;
  const template = templateOf(books, data);
  const {title = description, text} = template ? textOf(world, template) : {};
  const method = amount && methodFor(books, currency, toMinor(amount, world.exponentOf(currency))!, template?.services);
  const services = method ? [method] : servicesOnPage(books, currency, template?.services);
  const cancelUrl = template?.cancel_url ?? template?.return_url;
  return {
    title: isDescribed ? description : title,
    ...(text !== undefined && {text}),
    fields: askedFields(services, template?.payer_fields ?? [], world.languages[0]!),
    ...(cancelUrl !== undefined && {cancelUrl}),
  };
}

/** Why a payment page does not take a payment, in a sentence for the payer; undefined if it does. */
export function whyPageRefuses(books: Books, page: PaymentPage, asked: EventData): string | undefined {
  return whyRefused(attemptOnPage(books, page, asked));
}

function attemptOnPage(books: Books, page: PaymentPage, {amount: entered, payer}: EventData): Attempt {
  const closed = whyPageIsClosed(books, page);
  if (closed !== undefined) return closed;
  const {data, point} = page;
  const {currency, amount: fixed, min_amount: least, max_amount: most} = data;
  const exponent = books.world.exponentOf(currency);
  const amount = readAmount(String(entered ?? fixed), exponent);
  if (amount === null) return `Enter a positive amount with at most ${exponent} decimals.`;
  const refusal = whyAmountIsRefused(data, amount, exponent);
  if (refusal !== undefined) return refusal;
  if (!isWithin(amount, data, exponent))
    return least !== undefined && amount < toMinor(least, exponent)!
      ? `Pay ${least} ${currency} at least.`
      : `Pay ${most} ${currency} at most.`;
  const template = templateOf(books, data);
  const service = methodFor(books, currency, amount, template?.services);
  if (!service) return whyNoMethodForAmount(books, currency, amount, template?.services)!;
  const context = contextOf(books, point);
  const fields = askedFields([service], template?.payer_fields ?? [], context.language);
  const whole = withUnasked(service, payer ?? enteredByTestPayer(service, fields));
  const order: TransactionCreate = {
    ...orderOf(books, data, service, amount, exponent),
    ...(Object.keys(whole).length > 0 && {payer: whole}),
    ...(template?.return_url !== undefined && {return_url: template.return_url}),
  };
  return whyPayerIsRefused(context, fields, order) ?? {service, order};
}

/** The template of a page as it is now; undefined if the page has none. */
const templateOf = ({state}: Books, {template_id: id}: Invoicing.PaymentPage): Invoicing.PageTemplate | undefined =>
  templatesOf(state)[id!]?.data;

/** Events of payment pages outside of the API; each refers to a page by `page_id`. */
export const pageEvents: Record<string, (books: Books, page: PaymentPage, data: EventData) => void> = {
  /** A payer pays the fixed amount, or an `amount` within the limits of the page. */
  payer_pays_page(books, page, asked) {
    pay(books, page.point, attemptOnPage(books, page, asked), {page: page.data.id});
  },
  /** The page closes at its set time. */
  page_is_over({now}, {data}) {
    if (data.status === 'open')
      Object.assign(data, {status: 'closed', version: data.version + 1, updated_at: toRfc3339(now)});
  },
};
