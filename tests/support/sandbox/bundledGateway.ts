// Takes the place of src/gateway where stories are played on the sandbox's bundle.
import {inject} from 'vitest';
import {runInVm} from './inVm';

export const bundled = runInVm(inject('bundledGateway'));

export const {
  advance,
  bodyLimit,
  createState,
  download,
  dueCallbacks,
  eventNames,
  events,
  grantToken,
  handle,
  happen,
  kindOfEvent,
  rateLimit,
  recordAttempt,
  renderCallback,
  thingOf,
} = bundled.gateway;
