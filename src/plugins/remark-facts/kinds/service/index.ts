import type {Section} from '../../page';
import {facts, lead} from './facts';
import {exchange} from './exchange';
import {failureReasons} from './failureReasons';
import {fields} from './fields';
import {flow} from './flow';
import {refundsAndDisputes, rules} from './rules';
import {showThePayer} from './showThePayer';
import {statuses} from './statuses';
import {testing} from './testing';

/** A page of a payment service: the same sections in the same order on every page. */
export const sections: Section[] = [
  lead,
  facts,
  // Judgement, not facts: the prose of the page alone.
  {id: 'should-i-offer-it', build: () => null},
  flow,
  fields,
  exchange,
  showThePayer,
  statuses,
  failureReasons,
  testing,
  refundsAndDisputes,
  rules,
];
