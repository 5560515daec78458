import {useCallback, useEffect, useState} from 'react';
import type {AccountView, Sandbox, TimelineEntry} from '../../sandbox/client';
import {loadSandbox} from '../loadSandbox';

/** The account of the sandbox and its callbacks; `refresh` reads both anew. */
export function useAccount(): {
  account: AccountView | null;
  callbacks: Extract<TimelineEntry, {kind: 'callback'}>[];
  refresh: (sandbox: Sandbox) => void;
} {
  const [account, setAccount] = useState<AccountView | null>(null);
  const [callbacks, setCallbacks] = useState<Extract<TimelineEntry, {kind: 'callback'}>[]>([]);
  const [sandbox, setSandbox] = useState<Sandbox | null>(null);
  const refresh = useCallback((from: Sandbox) => {
    setSandbox(from);
    Promise.all([from.account(), from.timeline()]).then(
      ([view, timeline]) => {
        setAccount(view);
        setCallbacks(timeline.filter((entry) => entry.kind === 'callback'));
      },
      // The next request tells what is wrong.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    // Started early, so that the account's ids are offered and the first request is quick. A failure is told when a
    // request is sent.
    loadSandbox().then(refresh, () => undefined);
  }, [refresh]);
  useEffect(() => sandbox?.subscribe(() => refresh(sandbox)), [sandbox, refresh]);
  return {account, callbacks, refresh};
}
