import type {Store} from '../../../src/sandbox/store';

/** A store in memory, whose text a test can read and change. */
export function createMemoryStore(
  text: string | null = null,
  trouble: ReturnType<Store['trouble']> = null,
): {memory: {text: string | null}; store: Store} {
  const memory = {text};
  const store: Store = {
    run: (work) =>
      Promise.resolve().then(() => {
        const after = work(memory.text);
        memory.text = after.text;
        return after.result;
      }),
    trouble: () => trouble,
  };
  return {memory, store};
}
