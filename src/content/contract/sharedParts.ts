import {field, headerField, loadContract, resolve, type Field} from './contract';
import type {LocaleCode} from '../core/locales';

/** The page that lists the fields of an object which several operations share, and the prefix of their ids there. */
export interface Home {
  page: string;
  part: string;
  /** Whether requests have the object; its fields are then required or not, instead of present or not. */
  isRequest?: true;
}

/** Objects by component, for one contract. */
export type Homes = Readonly<Record<string, Home | undefined>>;

const payerAndRecipient = '/reference/payer_and_recipient';
const commonErrors = '/reference/common_errors';

const homes: Record<'v1' | 'v2', Homes> = {
  v1: {
    Auth: {page: '/request_format_v1', part: 'auth', isRequest: true},
    Error: {page: commonErrors, part: 'error'},
    Transaction: {page: '/reference/transaction_v1', part: 'transaction'},
  },
  v2: {
    Address: {page: payerAndRecipient, part: 'address', isRequest: true},
    OAuthError: {page: commonErrors, part: 'oauth'},
    Payer: {page: payerAndRecipient, part: 'payer', isRequest: true},
    Problem: {page: commonErrors, part: 'problem'},
    Recipient: {page: payerAndRecipient, part: 'recipient', isRequest: true},
    Transaction: {page: '/reference/transaction', part: 'transaction'},
  },
};

/** Where the shared objects of a contract are listed; reports and invoicing borrow those of the merchant API. */
export function homesOf(contract: string): Homes {
  return homes[contract.endsWith('v1') ? 'v1' : 'v2'];
}

type HeaderPart = 'header' | 'answer-header';

/** Where the headers that several operations share are listed: those of requests, and those of responses. */
export const headerHomes: Record<HeaderPart, Home> = {
  header: {page: '/request_format', part: 'header'},
  'answer-header': {page: '/response_format', part: 'answer-header'},
};

/** The headers of the merchant API, each once: of requests, those of the signature first, or of all responses. */
export function sharedHeaders(part: HeaderPart, locale: LocaleCode): Field[] {
  const {document} = loadContract('v2', locale);
  if (part === 'header') {
    const {securitySchemes = {}, parameters = {}} = document.components;
    return [
      ...Object.values(securitySchemes).map(({name, description}) =>
        field(document, name!, {type: 'string', description}, name!, true),
      ),
      ...Object.values(parameters)
        .filter((parameter) => parameter.in === 'header')
        .map((parameter) => headerField(document, parameter.name, parameter)),
    ];
  }
  const responses = Object.values(document.paths).flatMap(({post}) => Object.values(post.responses));
  const received = new Map(responses.flatMap(({headers = {}}) => Object.entries(headers)));
  return [...received].map(([name, header]) => headerField(document, name, resolve(document, header)));
}
