import React, {startTransition, useId, useOptimistic, type ReactElement, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {CallbackMethod, CallbackResponse, Sandbox} from '../../sandbox/client';
import {useItemFold} from '../Fold';
import {Time} from './Formatted';
import type {CallbackEntry} from './model';
import type {SandboxData} from '../../wire/sandbox';
import styles from './onDemand.module.css';
import {Entry} from './Timeline';
import type {Snapshot} from './useSandbox';

/** So many callbacks are shown at first, the latest first. */
const first = 5;

const responses: CallbackResponse[] = [200, 500, 'time_out'];
const methods: CallbackMethod[] = ['POST', 'GET'];

/** The callbacks that arrived at the merchant's side, each with the verdict on its signature, and how it responds. */
export default function Inbox({
  data,
  intro,
  snapshot: {account, timeline},
  run,
}: {
  data: SandboxData;
  /** Shown while there is no callback. */
  intro: ReactElement[];
  snapshot: Snapshot;
  run: (what: (sandbox: Sandbox) => Promise<void>) => Promise<boolean>;
}): ReactNode {
  const id = useId();
  const callbacks = timeline.filter((entry): entry is CallbackEntry => entry.kind === 'callback').reverse();
  const {shown, button} = useItemFold(callbacks.length, first);
  const {nextAt} = account.waiting;
  const labels: Record<string, string> = {
    200: translate({
      id: 'site.sandbox.respond200',
      message: '200: the callback is accepted',
      description: 'How the merchant’s server responds to callbacks',
    }),
    500: translate({
      id: 'site.sandbox.respond500',
      message: '500: the server fails',
      description: 'How the merchant’s server responds to callbacks',
    }),
    time_out: translate(
      {
        id: 'site.sandbox.respondNever',
        message: 'No response within {seconds} seconds',
        description: 'How the merchant’s server responds to callbacks',
      },
      {seconds: data.timeout},
    ),
  };
  return (
    <>
      {callbacks.length === 0 ? (
        <div key="empty" className={styles.note}>
          <p>
            <Translate id="site.sandbox.noCallbacks" description="Shown while no callback arrived">
              No callback has arrived yet.
            </Translate>
          </p>
          {intro}
        </div>
      ) : (
        <ul key="callbacks" className={styles.entries}>
          {callbacks.slice(0, shown).map((callback) => (
            <li key={callback.number}>
              <Entry data={data} entry={callback} group={`${id}inbox`} />
            </li>
          ))}
        </ul>
      )}
      {button}
      {nextAt !== null && (
        <p>
          <Translate
            id="site.sandbox.retryAt"
            description="When the next attempt to deliver a callback is due"
            values={{time: <Time at={nextAt} />}}
          >
            {'The next attempt is due at {time}. Move the clock to see it.'}
          </Translate>
        </p>
      )}
      <Choice
        legend={translate({
          id: 'site.sandbox.respondWith',
          message: 'Your server responds to callbacks with',
          description: 'Label of the choice how callbacks are responded to',
        })}
        options={responses}
        labels={labels}
        chosen={account.respondWith}
        onChoose={(response) => run((sandbox) => sandbox.respondToCallbacks(response))}
      />
      <Choice
        legend={translate({
          id: 'site.sandbox.callbackMethod',
          message: 'Callbacks of API v1 are sent by',
          description: 'Label of the choice of the HTTP method of callbacks',
        })}
        options={methods}
        chosen={account.callbackMethod}
        onChoose={(method) => run((sandbox) => sandbox.sendV1CallbacksBy(method))}
      />
    </>
  );
}

/** A group of radio buttons with an optimistic update: shows the choice before the account has saved it. */
function Choice<Option extends string | number>({
  legend,
  options,
  labels = {},
  chosen,
  onChoose,
}: {
  legend: string;
  options: Option[];
  labels?: Record<string, string>;
  chosen: Option;
  onChoose: (option: Option) => Promise<unknown>;
}): ReactNode {
  const name = useId();
  const [shown, setShown] = useOptimistic(chosen);
  return (
    <fieldset className={styles.part}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option} className={styles.radio}>
          <input
            type="radio"
            name={name}
            checked={shown === option}
            onChange={() =>
              startTransition(async () => {
                setShown(option);
                await onChoose(option);
              })
            }
          />
          <span>{labels[String(option)] ?? option}</span>
        </label>
      ))}
    </fieldset>
  );
}
