/** What a response means: the fields that it refuses, what it is about, and what can come next. */
import type {JsonValue} from '../../types/json';
import type {Body, OperationForm, Simulation, SubjectKind} from '../../wire/form';
import {textOf} from './values';
import {versionOf} from '../../gateway/values/operationId';
import {isObject} from '../../wire/response';

/** A field that the gateway refused. */
export interface FieldError {
  /** JSON Pointer into the body. */
  pointer: string;
  message: string;
}

/** The fields that a response refuses: `errors[].pointer` in v2, `error.details.fields[].field` in v1. */
export function fieldErrors(body: Body | null): FieldError[] {
  if (!body) return [];
  if (Array.isArray(body.errors)) {
    return body.errors
      .filter(isObject)
      .map(({pointer, detail}) => ({pointer: textOf(pointer), message: textOf(detail)}));
  }
  const details = isObject(body.error) && isObject(body.error.details) ? body.error.details : {};
  return (Array.isArray(details.fields) ? details.fields : [])
    .filter(isObject)
    .map(({field, message}) => ({pointer: `/${textOf(field).replaceAll('.', '/')}`, message: textOf(message)}));
}

/** A reason for which a response refuses the whole request; null if it does not. */
export function refusal(body: Body | null): string | null {
  if (!body) return null;
  if (typeof body.detail === 'string') return `${textOf(body.code)}: ${body.detail}`;
  if (isObject(body.error)) return `${textOf(body.error.code)}: ${textOf(body.error.message)}`;
  return typeof body.error === 'string' ? `${body.error}: ${textOf(body.error_description)}` : null;
}

/** What a response is about. */
export interface Thing {
  kind: SubjectKind;
  id: string | number;
  status: string;
  /** In major units; absent in v1, which counts in minor units. */
  amount?: string;
}

const kindOfType: Record<string, SubjectKind> = {
  payin: 'payment',
  payout: 'payout',
  refund: 'refund',
  chargeback: 'chargeback',
};

function asThing(value: JsonValue | undefined): Thing | null {
  if (!isObject(value)) return null;
  const {id = value.transaction_id, status, type, amount} = value;
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof status !== 'string') return null;
  const prefix = String(id).slice(0, 4);
  const kind =
    prefix === 'inv_'
      ? 'invoice'
      : prefix === 'pag_'
        ? 'page'
        : typeof type === 'string'
          ? kindOfType[type]
          : value.transaction_id === id
            ? 'payment'
            : undefined;
  return kind ? {kind, id, status, ...(typeof amount === 'string' && typeof id === 'string' && {amount})} : null;
}

/** The transaction, invoice or payment page that a response is about; null if it is about none. */
export function thingOf(body: Body | null): Thing | null {
  const content = body?.data ?? body?.result;
  return asThing(content) ?? (isObject(content) ? asThing(content.transaction) : null);
}

/** A simulation that can happen now, with its data. */
export interface Choice {
  name: string;
  text: string;
  data: Body;
}

/** The simulations that change something in the present status. */
export function choicesFor(thing: Thing, simulations: Simulation[]): Choice[] {
  return simulations
    .filter(({from}) => from[thing.kind]?.includes(thing.status))
    .flatMap(({name, id, needs, text}) => {
      const data: Body = {[id]: thing.id};
      if (needs.includes('amount')) {
        return thing.amount === undefined ? [] : [{name, text, data: {...data, amount: thing.amount}}];
      }
      if (needs.includes('result')) {
        return ['success', 'failed'].map((result) => ({name: `${name} ${result}`, text, data: {...data, result}}));
      }
      return [{name, text, data}];
    });
}

/** The request that reads a thing again: path and body. */
export function findRequest(
  {id: operation, scheme}: Pick<OperationForm, 'id' | 'scheme'>,
  {kind, id}: Thing,
): Pick<OperationForm, 'scheme' | 'path'> & {body: Body} {
  if (kind === 'invoice') return {scheme, path: '/invoicing/v1/invoice_find', body: {id}};
  if (kind === 'page') return {scheme, path: '/invoicing/v1/page_transactions', body: {page_id: id}};
  // Payments of invoices are found with the keys of the point.
  const version = versionOf(operation);
  return {scheme: version, path: `/${version}/transaction/find`, body: {transaction_id: id}};
}
