import {translate} from '@docusaurus/Translate';
import {SandboxError} from '../../sandbox/protocol';
import {StepError} from '../TryIt/play';
import type {PageAct} from '../../gateway';

/** An error message in the reader's language, with what to do next. */
export function failureText(error: unknown): string {
  if (error instanceof StepError) {
    return translate(
      {
        id: 'site.sandbox.stepFailed',
        message: 'The gateway refused {operation} with the status {status}. Its response is in the timeline.',
        description: 'Shown when a request that an example sends first was refused',
      },
      {operation: error.operation, status: error.response.status},
    );
  }
  switch (error instanceof SandboxError ? error.code : 'not_started') {
    case 'outdated_page':
      return translate({
        id: 'site.sandbox.outdatedPage',
        message: 'The site was updated since you opened this page. Reload the page; your account is kept.',
        description: 'Shown when the page and the gateway in the browser are of different releases',
      });
    case 'account_refused':
      return translate({
        id: 'site.sandbox.accountRefused',
        message:
          'This file contains no account that the sandbox can read. Choose a file that the sandbox saved. If a newer release saved it, reload the page first.',
        description: 'Shown when the file of an account could not be read',
      });
    case 'simulation_refused':
      return translate({
        id: 'site.sandbox.simulationRefused',
        message: 'The state has changed, so this is no longer possible. Choose again.',
        description: 'Shown when a simulation was refused',
      });
    default:
      return translate({
        id: 'site.sandbox.gatewayFailed',
        message:
          'The gateway in your browser does not run. What was stored is kept. Check your connection and try again; if that does not help, reload the page.',
        description: 'Shown when the gateway in the browser did not start, stopped or does not respond',
      });
  }
}

/** Label of a button on a payer's page. */
export function actLabel(act: PageAct['act']): string {
  switch (act) {
    case 'pay':
      return translate({
        id: 'site.sandbox.act.pay',
        message: 'Pay',
        description: 'Button of a payer’s page',
      });
    case 'refuse':
      return translate({
        id: 'site.sandbox.act.refuse',
        message: 'Give up',
        description: 'Button of a payer’s page: the payer does not pay',
      });
    case 'pass':
      return translate({
        id: 'site.sandbox.act.pass',
        message: 'Confirm the payment',
        description: 'Button of the 3-D Secure challenge',
      });
    case 'fail':
      return translate({
        id: 'site.sandbox.act.fail',
        message: 'Fail the challenge',
        description: 'Button of the 3-D Secure challenge',
      });
    case 'enter':
      return translate({
        id: 'site.sandbox.act.enter',
        message: 'Enter the details',
        description: 'Button of the hosted page of a payout',
      });
    default:
      throw new Error(`The sandbox has no label for "${act satisfies never}".`);
  }
}

const facts = [
  'network',
  'address',
  'amount',
  'confirmations',
  'number',
  'holder_name',
  'bank_name',
  'bank_code',
  'reference',
  'expires_at',
] as const;

type Fact = (typeof facts)[number];

/** Whether a property of a payer’s next action is shown on the page as a fact. */
export const isFact = (name: string): name is Fact => facts.some((one) => one === name);

/** Label of a fact on a payer’s page. */
export function factLabel(fact: Fact): string {
  switch (fact) {
    case 'network':
      return translate({
        id: 'site.sandbox.fact.network',
        message: 'Network',
        description: 'Label on a payer’s page: the network of a cryptocurrency',
      });
    case 'address':
      return translate({
        id: 'site.sandbox.fact.address',
        message: 'Address',
        description: 'Label on a payer’s page: where to send a cryptocurrency',
      });
    case 'amount':
      return translate({
        id: 'site.sandbox.fact.amount',
        message: 'Amount',
        description: 'Label on a payer’s page: how much to send',
      });
    case 'confirmations':
      return translate({
        id: 'site.sandbox.fact.confirmations',
        message: 'Confirmations of the network',
        description: 'Label on a payer’s page: how many confirmations a cryptocurrency payment needs',
      });
    case 'number':
      return translate({
        id: 'site.sandbox.fact.number',
        message: 'Account number',
        description: 'Label on a payer’s page: the account of a bank transfer',
      });
    case 'holder_name':
      return translate({
        id: 'site.sandbox.fact.holder_name',
        message: 'Account holder',
        description: 'Label on a payer’s page: the holder of the account of a bank transfer',
      });
    case 'bank_name':
      return translate({
        id: 'site.sandbox.fact.bank_name',
        message: 'Bank',
        description: 'Label on a payer’s page: the bank of a bank transfer',
      });
    case 'bank_code':
      return translate({
        id: 'site.sandbox.fact.bank_code',
        message: 'Bank code',
        description: 'Label on a payer’s page: the code of the bank of a bank transfer',
      });
    case 'reference':
      return translate({
        id: 'site.sandbox.fact.reference',
        message: 'Reference',
        description: 'Label on a payer’s page: the reference of a bank transfer',
      });
    case 'expires_at':
      return translate({
        id: 'site.sandbox.fact.expires_at',
        message: 'Pay by',
        description: 'Label on a payer’s page: when the payment expires',
      });
    default:
      throw new Error(`The sandbox has no label for "${fact satisfies never}".`);
  }
}
