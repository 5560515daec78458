/**
 * The reference gateway: the documented behaviour as a pure module. `handle` processes a request, `advance` moves the
 * clock, `happen` simulates a payer or a bank, `dueCallbacks` and `recordAttempt` deliver callbacks. The caller owns
 * the state; the module uses no clock, no randomness and no network of its own.
 *
 * Whatever is outside imports from here, from `limits.ts` and from `values/`.
 */
export {handle} from './handle';
export {createState} from './books/state';
export type * from './books/types';
export type {Coin} from './values/cryptoAddress';
export type {ContractDocument, ContractOperation} from './values/scheme';

// Time, payers and banks.
export {advance, eventNames, events, happen, kindOfEvent, subjectOf, type EventKind} from './payer/events';
export {isClockMove, readSimulation} from './payer/simulations';
export {dueCallbacks, nextDue, recordAttempt, renderCallback} from './books/callbacks';

// Pages for payers.
export {challengeResponse} from './providers/challenges';
export {actsOf, pageKind, type PageAct} from './providers/payerPages';
export {addressOf} from './providers/providers';
export {askedByInvoice, whyInvoiceRefuses, whyInvoiceIsClosed} from './payer/invoiceEvents';
export type {AskedField} from './payer/pageFields';
export {pagesOf, whyPageRefuses, viewOf, whyPageIsClosed, type PageView} from './payer/pages';

// Objects in the state.
export {tokensOf} from './books/cards';
export {idOf, numberOf} from './books/ids';
export {invoicesOf} from './books/invoices';
export {csvOf, download, reportsOf} from './books/reports';
export {looksOf} from './books/templates';
export {grantToken} from './books/tokens';
export {paid} from './books/transactions';

// Services, and their form in v1.
export {canStore} from './books/cards';
export {checkObject} from './books/fields';
export {isPayin} from './books/isPayin';
export {fieldKeys, optionalFieldKeys, optionalServiceKeys, serviceKeys, testKeys} from './books/serviceView';
export {canRefuse, isSentByPayer} from './books/transactions';
export {tokenFields, toV1} from './books/translate';
export {canQuote} from './operations/transaction/currency_rate';
export {isCheck} from './providers/providers';
