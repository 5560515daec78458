import {useCallback, useEffect, useState} from 'react';
import type {AccountView, Sandbox, TimelineEntry} from '../../sandbox/client';
import {loadSandbox} from '../loadSandbox';
import {failureText} from './messages';

/** The account and everything that happened in it, oldest first. */
export interface Snapshot {
  account: AccountView;
  timeline: TimelineEntry[];
}

interface Connection {
  /** Null until the gateway has started. */
  snapshot: Snapshot | null;
  /** Error message of the last call; null if it succeeded. */
  failure: string | null;
  isBusy: boolean;
  /** Runs calls on the gateway and sets `failure` if one rejects; resolves with whether they succeeded. */
  run: (what: (sandbox: Sandbox) => Promise<void>) => Promise<boolean>;
}

/** The gateway in the browser, with a snapshot of the account that is updated after every change. */
export function useSandbox(): Connection {
  const [sandbox, setSandbox] = useState<Sandbox | null>(null);
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const refresh = useCallback(async (from: Sandbox) => {
    const [account, timeline] = await Promise.all([from.account(), from.timeline()]);
    setSnapshot({account, timeline});
  }, []);

  const run = useCallback<Connection['run']>(
    async (what) => {
      setBusy(true);
      try {
        const opened = await loadSandbox();
        setSandbox(opened);
        await what(opened);
        await refresh(opened);
        setFailure(null);
        return true;
      } catch (error) {
        setFailure(failureText(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [refresh],
  );

  useEffect(() => {
    loadSandbox()
      .then((opened) => {
        setSandbox(opened);
        return refresh(opened);
      })
      .catch((error: unknown) => setFailure(failureText(error)));
  }, [refresh]);
  useEffect(
    () =>
      sandbox?.subscribe(() => {
        // Ignores a failure, because the reader's next action reports it.
        refresh(sandbox).catch(() => undefined);
      }),
    [sandbox, refresh],
  );
  return {snapshot, failure, isBusy, run};
}
