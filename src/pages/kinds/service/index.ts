import type {Section} from '../../page';
import {facts, lead} from './facts';
import {failureReasons} from './failureReasons';
import {fields} from './fields';
import {flow} from './flow';
import {next} from './next';
import {refundsAndDisputes, rules} from './rules';
import {showThePayer} from './showThePayer';
import {statuses} from './statuses';
import {testing} from './testing';

/** The sections of a payment service's page, which are the same for every service. */
export const sections: Section[] = [
  lead,
  facts,
  // Prose only: the page itself gives the advice.
  {id: 'should-i-offer-it', build: () => null},
  flow,
  fields,
  showThePayer,
  statuses,
  failureReasons,
  testing,
  refundsAndDisputes,
  rules,
  next,
];
