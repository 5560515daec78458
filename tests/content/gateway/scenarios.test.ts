import {expect, test} from 'vitest';
import {contractNames, loadContract} from '../../../src/content/contract/contract';
import {play} from '../../../src/content/examples/replay';
import {loadWorld} from '../../../src/content/examples/world';
import type {Json} from '../../support/json';

const world = loadWorld();
const scenarios = contractNames().flatMap((name) => loadContract(name).scenarios.map((scenario) => ({name, scenario})));

for (const {name, scenario} of scenarios) {
  test(`the reference gateway plays ${name} ${scenario.key} as it is documented`, () => {
    const {played} = play(world, scenario);
    for (const [index, {step, answer, callbacks}] of played.entries()) {
      const where = `step ${index + 1}, ${step.operation ?? step.webhook ?? step.event} at ${step.at}`;
      if (answer && step.answer) expect(JSON.parse(answer.body), where).toEqual(step.answer);
      else if (answer) expect(answer.status, `${where}: ${answer.body}`).toBeLessThan(300);
      if (callbacks) {
        const {id: _id, auth: _auth, ...documented}: Json = step.request;
        const sent = callbacks.map(({id: _sent, ...body}: Json) => body);
        // Several callbacks may be sent at the same time; the story shows one of them.
        const nearest = sent.find(
          (body) =>
            JSON.stringify(body.data ?? body.transaction)?.includes(
              `"version":${(documented.data ?? documented.transaction)?.version}`,
            ) && (body.data ?? body.transaction).id === (documented.data ?? documented.transaction)?.id,
        );
        expect(nearest ?? sent.at(-1), where).toEqual(documented);
      }
    }
    expect(played.length).toBe(scenario.before.length + scenario.steps.length);
  });
}
