import React, {useEffect, useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {AccountView, Outlook, Sandbox} from '../../sandbox/client';
import {loadSandbox} from '../loadSandbox';
import {Time} from './Formatted';
import styles from './onDemand.module.css';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The clock of the account, and buttons that move it ahead: by a step, or to a moment of the chosen transaction. */
export default function Clock({
  account,
  subject,
  run,
}: {
  account: AccountView;
  /** Id of the chosen transaction or invoice. */
  subject?: string;
  run: (what: (sandbox: Sandbox) => Promise<void>) => Promise<boolean>;
}): ReactNode {
  const now = useTicking(account.now);
  const outlook = useOutlook(account, subject);
  const {dueAt} = account;
  const move = (seconds: number): void =>
    void run(async (sandbox) => void (await sandbox.simulate('clock', {seconds})));
  const moveTo = (at: number): void =>
    void run(async (sandbox) => {
      const seconds = Math.max(0, at - (await sandbox.now()));
      await sandbox.simulate('clock', {seconds});
    });
  const steps: [seconds: number, label: string][] = [
    [
      minute,
      translate({
        id: 'site.sandbox.minute',
        message: 'A minute ahead',
        description: 'Button that moves the clock ahead',
      }),
    ],
    [
      hour,
      translate({id: 'site.sandbox.hour', message: 'An hour ahead', description: 'Button that moves the clock ahead'}),
    ],
    [
      day,
      translate({id: 'site.sandbox.day', message: 'A day ahead', description: 'Button that moves the clock ahead'}),
    ],
  ];
  return (
    <>
      <p>
        <Translate id="site.sandbox.now" description="The time of the account" values={{time: <Time at={now} />}}>
          {'It is {time} in your account.'}
        </Translate>
      </p>
      <p className={styles.actions}>
        {steps.map(([seconds, label]) => (
          <button key={seconds} type="button" className="quiet-button" onClick={() => move(seconds)}>
            {label}
          </button>
        ))}
      </p>
      <Jump
        label={translate({
          id: 'site.sandbox.untilEnd',
          message: 'Until it expires',
          description: 'Button that moves the clock to the moment when the chosen transaction expires',
        })}
        at={outlook.endsAt}
        never={
          subject === undefined
            ? chooseText()
            : translate({
                id: 'site.sandbox.noEnd',
                message: 'It will not expire.',
                description: 'Beside the button “Until it expires” if something else happens to the transaction first',
              })
        }
        onJump={moveTo}
      />
      <Jump
        label={translate({
          id: 'site.sandbox.untilMoney',
          message: 'Until the money arrives',
          description: 'Button that moves the clock to the moment when the money of the chosen transaction arrives',
        })}
        at={outlook.arrivesAt}
        never={
          subject === undefined
            ? chooseText()
            : translate({
                id: 'site.sandbox.noMoney',
                message: 'No money is on its way.',
                description: 'Beside the button “Until the money arrives” if no money arrives by itself',
              })
        }
        onJump={moveTo}
      />
      <div className={styles.jump}>
        <button
          type="button"
          className="quiet-button"
          aria-disabled={dueAt === null || undefined}
          onClick={() => dueAt !== null && moveTo(dueAt)}
        >
          <Translate id="site.sandbox.toNext" description="Button that moves the clock to the next scheduled event">
            To the next event
          </Translate>
        </button>
        {dueAt === null ? (
          <span key="nothing">
            <Translate id="site.sandbox.nothingDue" description="Said when nothing is scheduled in the account">
              Nothing is scheduled.
            </Translate>
          </span>
        ) : (
          <span key="due">
            <Translate
              id="site.sandbox.due"
              description="When the next thing is scheduled in the account"
              values={{time: <Time at={dueAt} />}}
            >
              {'The next event is scheduled for {time}.'}
            </Translate>
          </span>
        )}
      </div>
    </>
  );
}

const chooseText = (): string =>
  translate({
    id: 'site.sandbox.noneChosen',
    message: 'Choose a transaction first.',
    description: 'Beside a button that moves the clock to a moment of the chosen transaction, while none is chosen',
  });

/** A button that moves the clock to a moment, and the moment; without one the reason. */
function Jump({
  label,
  at,
  never,
  onJump,
}: {
  label: string;
  at: number | null;
  never: string;
  onJump: (at: number) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.jump}>
      <button
        type="button"
        className="quiet-button"
        aria-disabled={at === null || undefined}
        aria-describedby={id}
        onClick={() => at !== null && onJump(at)}
      >
        {label}
      </button>
      <span id={id}>{at === null ? <span key="never">{never}</span> : <Time key="at" at={at} />}</span>
    </div>
  );
}

const nothing: Outlook = {endsAt: null, arrivesAt: null};

/** What comes of the chosen transaction or invoice, asked again after each change of the account. */
function useOutlook(account: AccountView, subject: string | undefined): Outlook {
  const [known, setKnown] = useState({subject, outlook: nothing});
  useEffect(() => {
    if (subject === undefined) return undefined;
    let isCurrent = true;
    loadSandbox()
      .then((sandbox) => sandbox.outlook(subject))
      // Ignores a failure, because the reader's next action reports it.
      .then(
        (outlook) => isCurrent && setKnown({subject, outlook}),
        () => undefined,
      );
    return () => void (isCurrent = false);
  }, [account, subject]);
  return known.subject === subject ? known.outlook : nothing;
}

/** A time that ticks every second, starting from the last value of the gateway's clock. */
function useTicking(read: number): number {
  const [ticked, setTicked] = useState({read, seconds: 0});
  useEffect(() => {
    let seconds = 0;
    const timer = setInterval(() => {
      seconds += 1;
      setTicked({read, seconds});
    }, 1000);
    return () => clearInterval(timer);
  }, [read]);
  return read + (ticked.read === read ? ticked.seconds : 0);
}
