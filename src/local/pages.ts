/** The pages of the local gateway for payers, in plain HTML: a payment, a challenge, an invoice, a shared page, a preview. */
import {
  actsOf,
  type AskedField,
  type Books,
  canRefuse,
  challengeResponse,
  type Entry,
  type Invoice,
  type PageAct,
  pageKind,
  type PageView,
  paid,
  type PaymentPage,
} from '../gateway';
import type {PageCustomization} from '../types/contract/invoicing';

/** Headers of all pages; their forms may lead to any merchant. */
export const pageHeaders = {
  'Content-Type': 'text/html;charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; form-action *",
};

const escape = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const input = (label: string, name: string, value: string, isRequired = false): string =>
  `<label>${escape(label)} <input name="${name}" value="${escape(value)}"${isRequired ? ' required' : ''}></label>`;

const inputsOf = (fields: AskedField[]): string[] =>
  fields.map(({name, label, isRequired}) => input(label, name, '', isRequired));

const link = (label: string, address: string): string => `<a href="${escape(address)}">${escape(label)}</a>`;

const button = (label: string, name: string, value: string): string =>
  `<button name="${name}" value="${escape(value)}">${label}</button>`;

/** A form that is sent to `action`, by default to the page itself; empty if there are no controls. */
function formOf(controls: string[], action?: string): string {
  if (controls.length === 0) return '';
  return `<form method="post"${action === undefined ? '' : ` action="${escape(action)}"`}>${controls.join(' ')}</form>`;
}

/** A page with a title, a text whose lines become paragraphs, and further HTML. */
function pageOf(title: string, text: string, rest: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1>
${text
  .split('\n')
  .map((line) => `<p>${escape(line)}</p>`)
  .join('\n')}
${rest}
</html>
`;
}

const textOf = ({data}: Entry): string =>
  `${data.description ?? data.external_id}: ${data.amount} ${data.currency}. Status: ${data.status}.`;

const labels: Record<PageAct['act'], string> = {
  pay: 'Pay',
  refuse: 'Refuse',
  pass: 'Pay',
  fail: 'Refuse',
  enter: 'Enter the details',
};

/** Label and event of each button on the page of a transaction. */
export function buttonsOf(books: Books, entry: Entry, folder: 'p' | '3ds'): [label: string, event: string][] {
  return actsOf(pageKind(entry.data, folder), canRefuse(books, entry)).map(({act, event}) => [labels[act], event]);
}

/** The page of a payment, of its 3-D Secure challenge or of a payout. It has no buttons once the step is over. */
export function transactionPage(books: Books, entry: Entry, folder: 'p' | '3ds'): string {
  const buttons = entry.data.next_action ? buttonsOf(books, entry, folder) : [];
  const title = folder === '3ds' ? '3-D Secure' : entry.data.type === 'payout' ? 'Payout' : 'Payment';
  const thanks = entry.data.type === 'payin' && paid.includes(entry.data.status) ? ' Thank you for your payment.' : '';
  return pageOf(title, textOf(entry) + thanks, formOf(buttons.map(([label, event]) => button(label, 'event', event))));
}

/**
 * The challenge in a frame of the merchant’s page: its buttons post the issuer’s result to `return_url`, and the
 * merchant submits it with `update`.
 */
export function framedChallenge(entry: Entry): string {
  const controls = [
    button('Pass', 'cres', challengeResponse(entry, 'Y')),
    button('Fail', 'cres', challengeResponse(entry, 'N')),
  ];
  return pageOf('3-D Secure', textOf(entry), formOf(controls, entry.hidden.returnUrl));
}

/**
 * The page of an invoice: a form for the remaining amount, or for a part of it if the invoice allows that, and for the
 * fields of the payer.
 *
 * @param closed why it takes no payment; the page then shows this in place of the form
 */
export function invoicePage({data}: Invoice, fields: AskedField[], closed?: string): string {
  const {description, amount: whole, remaining_amount: rest, currency, status, minimum_payment: minimum} = data;
  if (closed !== undefined)
    return pageOf('Invoice', `${description}: ${whole} ${currency}. Status: ${status}. ${closed}`, '');
  const amount = minimum === undefined ? [] : [input('Amount', 'amount', rest)];
  const text = `${description}: ${rest} ${currency} to pay. Status: ${status}.`;
  return pageOf(
    'Invoice',
    text,
    formOf([...amount, ...inputsOf(fields), button('Pay', 'event', 'payer_pays_invoice')]),
  );
}

/**
 * A page that many payers share: a fixed amount, or one that the payer enters, and the fields of the payer.
 *
 * @param closed why it takes no payment; the page then shows this in place of the form
 */
export function sharedPage({data}: PaymentPage, view: PageView, closed?: string): string {
  const {currency, status, amount, min_amount: least = ''} = data;
  const {title, text = '', fields, cancelUrl} = view;
  const head = `${title}${amount === undefined ? '' : `: ${amount} ${currency}`}. Status: ${status}.`;
  if (closed !== undefined) return pageOf('Payment page', `${head} ${closed}`, '');
  const inputs = [
    ...(amount === undefined ? [input(`Amount in ${currency}`, 'amount', least, true)] : []),
    ...inputsOf(fields),
  ];
  const cancel = cancelUrl === undefined ? '' : `\n<p>${link('Cancel', cancelUrl)}</p>`;
  const form = formOf([...inputs, button('Pay', 'event', 'payer_pays_page')]);
  return pageOf('Payment page', text === '' ? head : `${head}\n${text}`, form + cancel);
}

/** The response to a payment that was refused: the reason, and a link back to the page. */
export function refusalPage(reason: string, address: string): string {
  return pageOf('Payment refused', reason, `<p>${link('Back', address)}</p>`);
}

/** The preview of an appearance: sample data without a form, and the options that are set. */
export function previewPage(look: PageCustomization): string {
  const {colors, corner_radius: radius, language, logo_url: logo, support, footer = {}} = look;
  const footers = Object.entries(footer).flatMap(([of, {text, links = []}]) => [
    [`footer.${of}.text`, text] as const,
    ...links.map(({label, url}, index) => [`footer.${of}.links.${index + 1}`, `${label}: ${url}`] as const),
  ]);
  const options = {...colors, corner_radius: radius, language, logo_url: logo, ...support};
  const rows = [...Object.entries(options), ...footers]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`);
  const content = `<button disabled>Pay</button>\n<dl>${rows.join('')}</dl>`;
  return pageOf('Preview', 'Order 1001: 49.90 EUR. This page takes no payment.', content);
}
