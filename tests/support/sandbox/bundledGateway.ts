// Takes the place of src/gateway where stories are played on the sandbox's bundle.
import {inject} from 'vitest';
import type * as gateway from '../../../src/gateway';
import {runInVm} from './inVm';

export const bundled = runInVm(inject('bundledGateway'));

export const {
  actsOf,
  addressOf,
  advance,
  askedByInvoice,
  canQuote,
  canRefuse,
  canStore,
  challengeResponse,
  checkObject,
  createState,
  csvOf,
  download,
  dueCallbacks,
  eventNames,
  events,
  grantToken,
  happen,
  idOf,
  invoicesOf,
  isCheck,
  isClockMove,
  isPayin,
  isSentByPayer,
  kindOfEvent,
  looksOf,
  numberOf,
  pageKind,
  pagesOf,
  paid,
  readSimulation,
  recordAttempt,
  whyInvoiceRefuses,
  whyPageRefuses,
  renderCallback,
  reportsOf,
  subjectOf,
  toV1,
  tokenFields,
  tokensOf,
  viewOf,
  whyInvoiceIsClosed,
  whyPageIsClosed,
} = bundled.gateway;

/** A server in Node receives bodies as buffers, which no browser has. */
export const handle: typeof gateway.handle = (world, state, request, now) =>
  bundled.gateway.handle(world, state, {...request, body: Uint8Array.from(request.body)}, now);
