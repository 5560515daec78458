import type {Section} from '../../page';
import {downloads} from './downloads';
import {errors} from './errors';
import {lead, opening} from './lead';
import {answer, callback, scenarios, signature} from './messages';
import {next} from './next';
import {request} from './request';
import {states} from './states';
import {versions} from './versions';

/** The sections of an operation's page, in order. */
export const sections: Section[] = [
  opening,
  lead,
  states,
  request,
  scenarios,
  signature,
  answer,
  errors,
  callback,
  next,
  versions,
  downloads,
];
