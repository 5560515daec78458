import {expect, test, vi} from 'vitest';
import type * as Turns from '../../../src/components/InTurn/turns';

/** The module anew: it holds the turns of one page. */
function load(): Promise<typeof Turns> {
  vi.resetModules();
  return import('../../../src/components/InTurn/turns');
}

test('turns come in the order in which they were taken, each in a task of its own, none before the page lets them', async () => {
  const {begin, takeTurn} = await load();
  const log: string[] = [];
  /** Notes a turn, and that all that follows from it in its task is done. */
  const take = async (name: string): Promise<void> => {
    await takeTurn().coming;
    log.push(name);
    for (let step = 0; step < 50; step += 1) await Promise.resolve();
    log.push(`${name} is done`);
  };
  const [navbar, content] = [take('navbar'), take('content')];
  await new Promise((resolve) => setTimeout(resolve));
  expect(log).toEqual([]);
  begin();
  // A part within a part takes its turn while others wait.
  await Promise.all([navbar.then(() => take('sample')), content]);
  expect(log).toEqual(['navbar', 'content', 'sample'].flatMap((name) => [name, `${name} is done`]));
});

test('the page has started when each part has, or is gone', async () => {
  const {begin, settle, takeTurn, whenStarted} = await load();
  const turns = [takeTurn(), takeTurn()];
  let hasStarted = false;
  void whenStarted.then(() => (hasStarted = true));
  begin();
  await Promise.all(turns.map(({coming}) => coming));
  expect(turns.map(({hasCome}) => hasCome)).toEqual([true, true]);
  settle(turns[0]!);
  await Promise.resolve();
  expect(hasStarted).toBe(false);
  settle(turns[1]!);
  await whenStarted;
  expect(hasStarted).toBe(true);
});

test('a part that is gone before the page lets turns come does not start it', async () => {
  const {begin, settle, takeTurn, whenStarted} = await load();
  let hasStarted = false;
  void whenStarted.then(() => (hasStarted = true));
  settle(takeTurn());
  await Promise.resolve();
  expect(hasStarted).toBe(false);
  begin();
  await whenStarted;
});

test('a late turn comes after the page has started, which does not wait for it', async () => {
  const {begin, settle, takeLateTurn, takeTurn, whenStarted} = await load();
  const [late, first] = [takeLateTurn(), takeTurn()];
  begin();
  await first.coming;
  expect(late.hasCome).toBe(false);
  settle(first);
  await whenStarted;
  await late.coming;
  expect(late.hasCome).toBe(true);
});

test('a page without such parts starts at once', async () => {
  const {begin, whenStarted} = await load();
  begin();
  await whenStarted;
});
