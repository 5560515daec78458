import type {Section} from '../../page';
import {exchange} from './desk';
import {facts} from './facts';
import {failureReasons} from './failureReasons';
import {fields} from './fields';
import {flow} from './flow';
import {lead} from './lead';
import {next} from './next';
import {opening} from './opening';
import {refundsAndDisputes, rules} from './rules';
import {showThePayer} from './showThePayer';
import {statuses} from './statuses';
import {testing} from './testing';

/**
 * The sections of a payment service's page, which are the same for every service: what decides whether to offer it, then
 * what is needed to build it.
 */
export const sections: Section[] = [
  opening,
  lead,
  facts,
  showThePayer,
  // Prose only: the page itself gives the advice.
  {id: 'should-i-offer-it', build: () => null},
  flow,
  fields,
  exchange,
  statuses,
  failureReasons,
  testing,
  refundsAndDisputes,
  rules,
  next,
];
