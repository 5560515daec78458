import React, {useEffect, useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {AccountView, Sandbox} from '../../sandbox/client';
import {Time} from './Formatted';
import styles from './onDemand.module.css';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The clock of the account, and buttons that move it ahead. */
export default function Clock({
  account,
  run,
}: {
  account: AccountView;
  run: (what: (sandbox: Sandbox) => Promise<void>) => Promise<boolean>;
}): ReactNode {
  const id = useId();
  const now = useTicking(account.now);
  const {dueAt} = account;
  const move = (seconds: number): void =>
    void run(async (sandbox) => void (await sandbox.simulate('clock', {seconds})));
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
    <section aria-labelledby={id}>
      <h3 id={id}>
        <Translate id="site.sandbox.clock" description="Heading of the clock of the account">
          Clock
        </Translate>
      </h3>
      <p>
        <span>
          <Translate id="site.sandbox.now" description="The time of the account" values={{time: <Time at={now} />}}>
            {'It is {time} in your account.'}
          </Translate>
        </span>
        <span> </span>
        {dueAt === null ? (
          <span>
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
      </p>
      <p className={styles.actions}>
        {steps.map(([seconds, label]) => (
          <button key={seconds} type="button" className="quiet-button" onClick={() => move(seconds)}>
            {label}
          </button>
        ))}
        <button
          type="button"
          className="quiet-button"
          aria-disabled={dueAt === null || undefined}
          onClick={() =>
            dueAt !== null &&
            void run(async (sandbox) => {
              const seconds = Math.max(0, dueAt - (await sandbox.now()));
              await sandbox.simulate('clock', {seconds});
            })
          }
        >
          <Translate id="site.sandbox.toNext" description="Button that moves the clock to the next scheduled event">
            To the next event
          </Translate>
        </button>
      </p>
    </section>
  );
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
