import {amountMistake, readAmount} from '../../amounts';
import {fieldsFailure, type FieldFailure} from '../../failure';
import {newId} from '../../ids';
import {fromMinor} from '../../money';
import {pagesOf} from '../../pages';
import {fromRfc3339, toRfc3339} from '../../time';
import {setTimer} from '../../transactions';
import type {Operation} from '../../types';

/** Opens a page at which anybody pays. */
export const createPaymentPage: Operation = ({world, state, now, point}, {point: asked, name, description, currency, amount, closes_at: end}) => {
  const exponent = world.exponentOf(currency);
  const minor = amount === undefined ? undefined : readAmount(amount, exponent);
  const mistakes: FieldFailure[] = [];
  if (minor === null) mistakes.push(amountMistake('/amount', exponent));
  if (end !== undefined && fromRfc3339(end) <= now) mistakes.push({pointer: '/closes_at', code: 'field_value_not_allowed', detail: 'Send a time in the future.'});
  if (asked !== point.id) mistakes.push({pointer: '/point', code: 'field_value_not_allowed', detail: 'Send the id of the point that the client belongs to.'});
  if (mistakes.length > 0) throw fieldsFailure(mistakes);
  const id = newId(state, 'pag');
  const time = toRfc3339(now);
  const data = {
    id,
    point: point.id,
    name,
    description,
    currency,
    ...(minor && {amount: fromMinor(minor, exponent)}),
    ...(end !== undefined && {closes_at: end}),
    status: 'open',
    payment_url: `${world.hosts.pay}/s/${id}`,
    is_test: true,
    version: 1,
    created_at: time,
    updated_at: time,
  };
  pagesOf(state)[id] = {data, point: point.id};
  if (end !== undefined) setTimer(state, fromRfc3339(end), 'page_is_over', {page_id: id});
  return data;
};
