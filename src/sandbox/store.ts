/**
 * Storage of the account in IndexedDB. Each change reads the stored text and writes the new one while it holds a lock
 * that all tabs share. So no tab owns the account, and any of them can be closed at any time.
 */
import {openDB, type DBSchema, type IDBPDatabase} from 'idb';
import {SandboxError, type Notice} from './protocol';

/** Name of the database, of the lock and of the channel on which tabs announce changes. */
export const storeName = 'sandbox';
/** Version of the database. The account's text has a format of its own. */
const databaseVersion = 1;

interface Schema extends DBSchema {
  account: {key: 'text'; value: string};
}

export interface Store {
  /**
   * Runs `work` on the stored text, alone among all tabs, and stores the text that it returns. If `work` throws, nothing
   * changes.
   */
  run: <Result>(work: (text: string | null) => {text: string; result: Result}) => Promise<Result>;
  /** Why changes are only kept in memory; null while they are stored. */
  trouble: () => Extract<Notice, 'storage_blocked' | 'storage_full'> | null;
}

/**
 * Creates a store. Without storage it keeps the text in memory.
 *
 * @param options `onChange`: called after each change; `locks`: absent in a browser that blocks them
 */
export function createStore({
  onChange,
  locks = globalThis.navigator?.locks,
}: {
  onChange: () => void;
  locks?: Pick<LockManager, 'request'>;
}): Store {
  const alone = createLock(locks);
  let database: Promise<IDBPDatabase<Schema>> | null = null;
  /** The text that could not be stored. */
  let unsaved: string | null = null;
  let trouble: ReturnType<Store['trouble']> = null;

  /** Opens the database unless it is open. */
  function open(): Promise<IDBPDatabase<Schema>> {
    const forget = (): void => void (database = null);
    database ??= Promise.resolve()
      .then(() =>
        openDB<Schema>(storeName, databaseVersion, {
          upgrade: (db) => void db.createObjectStore('account'),
          // A newer release in another tab upgrades the database.
          blocking: (_current, _blocked, event) => {
            (event.target as IDBDatabase).close();
            forget();
          },
          terminated: forget,
        }),
      )
      .catch((error: unknown) => {
        forget();
        throw error;
      });
    return database;
  }

  async function read(): Promise<string | null> {
    if (unsaved !== null || trouble === 'storage_blocked') return unsaved;
    try {
      return (await (await open()).get('account', 'text')) ?? null;
    } catch (error) {
      if ((error as Error).name === 'VersionError')
        throw new SandboxError('outdated_page', 'A newer release stored the account. Reload the page.');
      trouble = 'storage_blocked';
      return null;
    }
  }

  async function write(text: string): Promise<void> {
    unsaved = text;
    // An account that could not be read must not be overwritten.
    if (trouble === 'storage_blocked') return;
    try {
      await (await open()).put('account', text, 'text');
      unsaved = null;
      trouble = null;
    } catch {
      // The next change tries again to store the text.
      trouble = 'storage_full';
    }
  }

  return {
    run: (work) =>
      alone(async () => {
        const before = await read();
        const {text, result} = work(before);
        if (text !== before) {
          await write(text);
          onChange();
        }
        return result;
      }),
    trouble: () => trouble,
  };
}

/** Creates a function that runs one task at a time: among all tabs, or in this one if there are no locks. */
function createLock(locks?: Pick<LockManager, 'request'>) {
  let last: Promise<unknown> = Promise.resolve();
  let isUsable = locks !== undefined;
  const queue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (!isUsable) return queue(work);
    let isHeld = false;
    try {
      return await locks!.request(storeName, () => {
        isHeld = true;
        return work();
      });
    } catch (error) {
      if (isHeld) throw error;
      // The browser refuses locks where it blocks storage.
      isUsable = false;
      return queue(work);
    }
  };
}
