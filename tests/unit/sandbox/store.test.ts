import * as fake from 'fake-indexeddb';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createStore, storeName, type Store} from '../../../src/sandbox/store';

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Locks as a browser has them for all tabs of a site. */
function createLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
  return {request} as Pick<LockManager, 'request'>;
}

/** A store as a tab opens it. */
const openTab = (locks = createLocks(), onChange = () => {}): Store => createStore({locks, onChange});

const write = (store: Store, text: string) => store.run(() => ({text, result: null}));
const read = (store: Store) => store.run((text) => ({text: text!, result: text}));

/** Makes every write fail from now on, as in a browser without space. */
function fillStorage(): () => void {
  const put = vi.spyOn(fake.IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space is left.', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}

test('a new browser has no text; what was written is there after a reload', async () => {
  const before = openTab();
  expect(await before.run((text) => ({text: 'first', result: text}))).toBeNull();
  expect(await read(openTab())).toBe('first');
  expect(before.trouble()).toBeNull();
});

test('a change is announced, and a call that changes nothing is not', async () => {
  const onChange = vi.fn();
  const store = openTab(createLocks(), onChange);
  await write(store, 'first');
  await read(store);
  await write(store, 'first');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('work that fails changes nothing', async () => {
  const store = openTab();
  await write(store, 'first');
  await expect(
    store.run(() => {
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  expect(await read(store)).toBe('first');
});

test('two tabs that write at the same time lose nothing', async () => {
  const locks = createLocks();
  const tabs = [openTab(locks), openTab(locks)];
  const add = (store: Store) => store.run((text) => ({text: String(Number(text) + 1), result: null}));
  await Promise.all(Array.from({length: 20}, (_, index) => add(tabs[index % 2]!)));
  expect(await read(tabs[0]!)).toBe('20');
});

test('without space the text is kept in memory, and stored as soon as there is space', async () => {
  const store = openTab();
  await write(store, 'first');
  const free = fillStorage();
  await write(store, 'second');
  expect(store.trouble()).toBe('storage_full');
  expect(await read(store)).toBe('second');
  expect(await read(openTab())).toBe('first');
  free();
  await write(store, 'third');
  expect(store.trouble()).toBeNull();
  expect(await read(openTab())).toBe('third');
});

test('where the browser blocks storage, the text is kept in memory', async () => {
  vi.spyOn(fake.IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Storage is blocked.', 'SecurityError');
  });
  const store = openTab();
  await write(store, 'first');
  expect(store.trouble()).toBe('storage_blocked');
  expect(await read(store)).toBe('first');
});

test('a text that cannot be read at the moment is not replaced', async () => {
  await write(openTab(), 'first');
  const get = vi.spyOn(fake.IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('The file is damaged.', 'UnknownError');
  });
  const store = openTab();
  await write(store, 'second');
  expect(store.trouble()).toBe('storage_blocked');
  get.mockRestore();
  expect(await read(store)).toBe('second');
  expect(await read(openTab())).toBe('first');
});

test('where the browser refuses locks, calls run one after another in this tab', async () => {
  const refuse = () => Promise.reject(new DOMException('Locks are blocked.', 'SecurityError'));
  const store = openTab({request: refuse});
  const add = () => store.run((text) => ({text: String(Number(text) + 1), result: null}));
  await Promise.all([add(), add(), add()]);
  expect(await read(store)).toBe('3');
});

test('the database of a newer release is left as it is: the page is outdated', async () => {
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(storeName, 99);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  await expect(write(openTab(), 'first')).rejects.toMatchObject({code: 'outdated_page'});
});

test('a tab gives way to a newer release that upgrades the database', async () => {
  const store = openTab();
  await write(store, 'first');
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(storeName, 99);
    request.onblocked = () => reject(new Error('The older tab blocks the upgrade.'));
    request.onsuccess = () => resolve();
  });
  await expect(read(store)).rejects.toMatchObject({code: 'outdated_page'});
});
