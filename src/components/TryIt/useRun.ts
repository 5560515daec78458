import {useRef, useState, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Sandbox} from '../../sandbox/client';
import {loadSandbox} from '../loadSandbox';
import {failureText} from './messages';

/** After so many milliseconds a reader is told that something is running. Drawing it at once would delay the response. */
const patience = 100;

interface Run {
  /** Calls the gateway; a failure is told, and the request stays. */
  run: (call: (sandbox: Sandbox) => Promise<void>) => Promise<void>;
  /** Whether a call is under way, also before the reader is told. */
  isRunning: RefObject<boolean>;
  isBusy: boolean;
  /** What is running, for screen readers and for the line below the buttons; empty if nothing is. */
  announcement: string;
  failure: string | null;
  forgetFailure: () => void;
}

/** Calls to the gateway of the sandbox, and what the reader is told about them; `refresh` follows each call. */
export function useRun(refresh: (sandbox: Sandbox) => void): Run {
  const [announcement, setAnnouncement] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  async function run(call: (sandbox: Sandbox) => Promise<void>): Promise<void> {
    isRunning.current = true;
    setFailure(null);
    let isTold = false;
    let stage = translate({
      id: 'site.sandbox.starting',
      message: 'The gateway is starting…',
      description: 'Shown while the gateway in the browser is starting',
    });
    const wait = setTimeout(() => {
      isTold = true;
      setBusy(true);
      setAnnouncement(stage);
    }, patience);
    try {
      const sandbox = await loadSandbox();
      stage = translate({
        id: 'site.tryIt.sending',
        message: 'Sending…',
        description: 'Told to screen readers while a request is on its way',
      });
      if (isTold) setAnnouncement(stage);
      await call(sandbox);
      refresh(sandbox);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      clearTimeout(wait);
      isRunning.current = false;
      setAnnouncement('');
      setBusy(false);
    }
  }

  return {run, isRunning, isBusy, announcement, failure, forgetFailure: () => setFailure(null)};
}
