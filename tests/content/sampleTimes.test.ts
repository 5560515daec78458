import assert from 'node:assert/strict';
import {test} from 'vitest';
import {contractNames, listOperations, loadContract} from '../../src/content/contract/contract';
import {locales} from '../../src/content/core/locales';
import {text} from '../../src/content/core/markdown';
import {beforeRun} from '../../src/pages/beforeRun';
import {createPage} from '../../src/pages/page';
import {sampleRequest} from '../../src/samples/files';

/** Fields whose time the gateway refuses once it has passed. */
const deadlines = ['due_at', 'closes_at', 'expires_at'];

test('a sample’s deadline is in the future, or the note below the samples tells to set it', () => {
  const seen = new Set<string>();
  for (const {code} of locales)
    for (const name of contractNames())
      for (const operation of listOperations(loadContract(name, code))) {
        const requests = operation.scenarios.map((scenario) => sampleRequest(operation, scenario));
        const note = text(beforeRun(operation.id, requests, createPage('downloads', code, {})));
        for (const field of deadlines) {
          const times = requests.flatMap(({body}) => (typeof body[field] === 'string' ? [body[field]] : []));
          if (times.length === 0) continue;
          seen.add(`${operation.id} ${field}`);
          const hasPassed = times.some((time) => Date.parse(time) < Date.now());
          assert.equal(note.includes(field), hasPassed, `${code}, ${operation.id}: ${field} is ${times.join(', ')}`);
          // The Invoicing API takes due_at at most a year ahead, so no fixed time can stay valid.
          assert.equal(hasPassed, field === 'due_at', `${code}, ${operation.id}: ${field} is ${times.join(', ')}`);
        }
      }
  assert.deepEqual([...seen].sort(), [
    'invoicing/v1/invoice_create due_at',
    'invoicing/v1/invoice_update due_at',
    'invoicing/v1/payment_page closes_at',
    'v1/cards/whitelist_add expires_at',
    'v2/cards/whitelist_add expires_at',
  ]);
});
