import {plainText} from '../content/core/markdown';
import {loadStatusKind} from '../content/contract/statuses';
import {loadInvoiceStates} from '../content/examples/invoicing';
import {listOperations, loadContract, operation as findOperation} from '../content/contract/contract';
import type {LocaleCode} from '../content/core/locales';
import {loadTestKeys} from '../content/core/testKeys';
import {loadCallbackDelivery} from '../content/reference/callbackDelivery';
import {
  sandboxVersion,
  type Action,
  type Callable,
  type Example,
  type SandboxData,
  type StatusView,
} from '../wire/sandbox';
import type {Body, EarlierStep} from '../wire/form';
import {formScenario, simulationsFor, testCredentials} from './formFiles';
import {pathOf} from '../pages/kinds/operation/operation';
import {contractOf} from '../gateway/values/operationId';
import {createPage, type Page} from '../pages/page';

/** The file of the sandbox in the page, below the locale's root. */
export const sandboxFile = 'sandbox.json';

const create = 'v2/transaction/create';
const pay = 'v2/transaction/pay';
const createInvoice = 'invoicing/v1/invoice_create';

/** More than any account of a new sandbox holds, and within the limits of the service. */
const tooMuch = '9000.00';

/** The data of the sandbox in the page, in one language, generated on demand. */
export function sandboxFiles(locale: LocaleCode): Record<string, () => string> {
  return {[sandboxFile]: () => JSON.stringify(sandboxData(createPage('sandbox', locale, {})))};
}

/** Everything that the sandbox shows besides the account, in the language of the page. */
function sandboxData(page: Page): SandboxData {
  return {
    version: sandboxVersion,
    examples: {
      hosted: example(create, 'pix_hosted_page'),
      qr: example(pay, 'pix_qr'),
      card: held(example(pay, 'card_3ds_challenge')),
      payout: example(create, 'payout_pix'),
      refused: changed(example(create, 'payout_pix'), {amount: tooMuch}),
      invoice: example(createInvoice, 'invoice_in_parts'),
    },
    actions: ['v2', 'v1'].flatMap((version) =>
      ['complete', 'cancel'].map((name) => action(`${version}/transaction/${name}`, page)),
    ),
    simulations: simulationsFor({id: createInvoice}, page),
    statuses: {
      payment: statusesOf('payment', page),
      payout: statusesOf('payout', page),
      refund: statusesOf('refund', page),
      chargeback: statusesOf('chargeback', page),
      invoice: invoiceStatuses(page),
    },
    credentials: {...testCredentials(), token: ''},
    callbackSecrets: Object.values(loadTestKeys().callback_secrets),
    timeout: loadCallbackDelivery().timeout_seconds,
  };
}

function statusesOf(kind: 'payment' | 'payout' | 'refund' | 'chargeback', {locale}: Page): StatusView[] {
  return loadStatusKind(kind, locale).statuses.map(({code, isFinal, next, meaning, whatToDo}) => ({
    code,
    isFinal,
    next,
    meaning: plainText(meaning),
    whatToDo: plainText(whatToDo),
  }));
}

function invoiceStatuses({locale}: Page): StatusView[] {
  return Object.entries(loadInvoiceStates(locale).states).map(
    ([code, {final, next, meaning, payer_sees: payerSees}]) => ({
      code,
      isFinal: final,
      next,
      meaning: plainText(meaning),
      payerSees: plainText(payerSees),
    }),
  );
}

function callable(id: string): Callable {
  const {scheme, path, extensions} = findOperation(loadContract(contractOf(id)), id);
  return {id, scheme, path, isIdempotent: extensions.isIdempotent};
}

/** The documented request of a scenario; an unknown name fails with a sentence. */
function example(id: string, key: string): Example {
  const contract = loadContract(contractOf(id));
  const operation = listOperations(contract).find((one) => one.id === id)!;
  const own = operation.scenarios.find((one) => one.key === key);
  if (!own)
    throw new Error(
      `src/published/sandboxFile.ts: ${id} has no scenario "${key}". Write one of ${operation.scenarios.map((one) => one.key).join(', ')}.`,
    );
  const scenario = formScenario(contract, operation, own);
  // All steps at the same time, so that an example does not move the clock of the account.
  return {
    ...callable(id),
    scenario: {...scenario, earlier: scenario.earlier.map((step) => ({...step, at: scenario.at}))},
  };
}

/** An example with other values in its request. */
const changed = (from: Example, values: Body): Example => ({
  ...from,
  scenario: {...from.scenario, body: {...from.scenario.body, ...values}},
});

/** An example whose payment is only held. */
function held(from: Example): Example {
  const hold = (step: EarlierStep): EarlierStep =>
    'operation' in step && step.operation === create ? {...step, body: {...step.body, capture: 'manual'}} : step;
  return {...from, scenario: {...from.scenario, earlier: from.scenario.earlier.map(hold)}};
}

function action(id: string, page: Page): Action {
  const {summary, extensions} = findOperation(loadContract(contractOf(id), page.locale), id);
  return {...callable(id), title: summary, page: pathOf(id), from: extensions.fromStatuses ?? []};
}
