import React, {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {flushSync} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import type {Sandbox} from '../../sandbox/client';
import CopyButton from '../CopyButton';
import ScenarioPicker from '../ScenarioPicker';
import TabList, {panelProps} from '../TabList';
import AccountNotice from './AccountNotice';
import Callbacks from './Callbacks';
import Code from './Code';
import Credentials from './Credentials';
import EarlierSteps from './EarlierSteps';
import {Fields, inputId} from './Fields';
import IdempotencyKey, {newKey} from './IdempotencyKey';
import type {Body, OperationForm} from '../../wire/form';
import {writeLink} from './link';
import Outcome from './Outcome';
import {
  exchange,
  playEarlier,
  randomText,
  rename,
  renameDraft,
  renewedDates,
  type Exchange,
  type Renamed,
} from './play';
import {bodyText, readBody, type Draft} from './request';
import {fieldErrors, findRequest, thingOf, type Choice, type FieldError, type Thing} from './response';
import {readResponse} from '../../wire/response';
import styles from './onDemand.module.css';
import {suggestionsFor} from './suggestions';
import {useAccount} from './useAccount';
import {useFilled} from './useFilled';
import {useRun} from './useRun';
import {useServiceFields} from './useServiceFields';

export interface Props {
  form: OperationForm;
  /** Gets the focus when the form has opened. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Closes the form where it covers the page, and with it the list of scenarios. */
  onClose?: () => void;
}

/** The request as inputs, or its body as text. */
type Face = 'fields' | 'body';

/** The form of an operation: request, signature, response, and what comes next. */
export default function Console({form, heading, onClose}: Props): ReactNode {
  const prefix = useId();
  const [credentials, setCredentials] = useState(form.credentials);
  const [result, setResult] = useState<Exchange | null>(null);
  const outcome = useRef<HTMLHeadingElement>(null);
  const failureLine = useRef<HTMLParagraphElement>(null);
  const [face, setFace] = useState<Face>('fields');
  const {account, callbacks, refresh} = useAccount();
  const {run, isRunning, isBusy, announcement, failure, forgetFailure} = useRun(refresh);
  const {scenario, draft, number, isPlayed, fillAgain, setDraft, setPlayed} = useFilled(form, heading, () => {
    setResult(null);
    forgetFailure();
  });

  useEffect(() => {
    if (failure !== null) failureLine.current?.focus();
  }, [failure]);

  const body = useMemo(() => readBody(form, draft.text), [form, draft.text]);
  const response = useMemo(() => (result ? readResponse(result.response.body) : null), [result]);
  const errors = useErrors(response);
  const showOutcome = (): void => {
    outcome.current!.focus({preventScroll: true});
    outcome.current!.scrollIntoView();
  };

  const onResult = useEffectEvent((): void => {
    // The first wrong field, or else the response.
    const wrong = face === 'fields' ? firstInput(errors.map(({pointer}) => inputFor(prefix, pointer))) : null;
    if (wrong) focusFolded(wrong);
    else showOutcome();
  });
  useEffect(() => {
    if (result) onResult();
  }, [result]);
  const fields = useServiceFields(form, body, account);
  // Drawn after the response: every input that has suggestions changes with the account.
  const knownAccount = useDeferredValue(account);
  const suggestions = useMemo(() => suggestionsFor(form, knownAccount), [form, knownAccount]);
  // The inputs are many: a phone draws them only when they change, and not with each request and response.
  const inputs = useMemo(
    () =>
      body && (
        <Fields
          prefix={prefix}
          errors={errors}
          suggestions={suggestions}
          fields={fields}
          body={body}
          onChange={(next) => setDraft({text: bodyText(form, next)})}
        />
      ),
    [prefix, errors, suggestions, fields, body, form, setDraft],
  );
  // The published token is valid nowhere, so that the gateway is asked for one.
  const sentCredentials = credentials.token === form.credentials.token ? {...credentials, token: ''} : credentials;
  const mustPlay = scenario.earlier.length > 0 && !isPlayed;

  const send = (sent: Draft): Promise<void> =>
    run(async (sandbox) => {
      const renamed: Renamed = mustPlay
        ? await playEarlier(sandbox, scenario, {...form.credentials, token: ''})
        : new Map<string | number, string>();
      // Only documented dates are renewed; one that the reader typed stays.
      const now = await sandbox.now();
      renewedDates(scenario.body, scenario.at, now).forEach((date, old) => renamed.set(old, date));
      const next = renameDraft(form, sent, renamed);
      setPlayed(next);
      setResult(await exchange(sandbox, form, next, sentCredentials, now));
    });

  const sendAsNew = (): Promise<void> => {
    const renamed: Renamed = new Map();
    if (typeof body?.external_id === 'string') {
      renamed.set(body.external_id, `${body.external_id.replace(/-[0-9a-z]{6}$/, '').slice(0, 50)}-${randomText(6)}`);
    }
    return send({
      ...draft,
      text: body ? bodyText(form, rename(body, renamed) as Body) : draft.text,
      idempotencyKey: draft.idempotencyKey && newKey(),
    });
  };

  const find = async (sandbox: Sandbox, thing: Thing): Promise<void> => {
    const request = findRequest(form, thing);
    const asked = {text: bodyText(request, request.body), parameters: {}, idempotencyKey: ''};
    setResult(await exchange(sandbox, {...request, isIdempotent: false}, asked, sentCredentials));
  };

  const simulate = ({name, data}: Choice, thing: Thing): Promise<void> =>
    run(async (sandbox) => {
      await sandbox.simulate(name.split(' ')[0]!, data);
      await find(sandbox, thing);
    });

  const focusInput = (pointer: string): void => {
    const input = inputFor(prefix, pointer);
    // The panel has to be shown before the focus can move into it.
    flushSync(() => setFace(input ? 'fields' : 'body'));
    focusFolded(input ?? document.getElementById(`${prefix}raw`)!);
  };

  const link = writeLink(form, {scenario: scenario.key, draft});
  const address = `${window.location.origin}${window.location.pathname}${link}`;

  return (
    <section className={`needs-script ${styles.console}`} aria-labelledby={`${prefix}title`}>
      <h3 id={`${prefix}title`} ref={heading} tabIndex={-1} className={styles.title}>
        <Translate id="site.tryIt.title" description="Heading of the form to send a request">
          Try it
        </Translate>
      </h3>
      <p className={styles.note}>
        <Translate id="site.tryIt.where" description="Says where the requests of the form go">
          Requests go to a reference gateway that runs in this browser. Nothing leaves your device.
        </Translate>
      </p>
      <AccountNotice notice={account?.notice ?? null} />
      {form.scenarios.length > 1 &&
        (onClose ? (
          <ScenarioPicker
            folder={`/samples/${form.id}`}
            scenarios={JSON.stringify(form.scenarios.map(({key, title}) => [key, title]))}
          />
        ) : (
          <p className={styles.note}>
            <Translate
              id="site.tryIt.scenario"
              description="Names the scenario that fills the form; the reader chooses it above, in the desk"
              values={{scenario: <b>{scenario.title}</b>}}
            >
              {'Scenario: {scenario}'}
            </Translate>
          </p>
        ))}
      <TabList<Face>
        label={translate({
          id: 'site.tryIt.request',
          message: 'Request',
          description: 'Name of the tabs “Fields” and “Body” for screen readers',
        })}
        prefix={prefix}
        tabs={[
          ['fields', translate({id: 'site.tryIt.fields', message: 'Fields', description: 'The tab of the inputs'})],
          ['body', translate({id: 'site.tryIt.rawBody', message: 'Body', description: 'The tab of the body as text'})],
        ]}
        selected={face}
        onSelect={setFace}
      />
      <form
        id={`${prefix}form`}
        // A browser would leave a text of several lines below the bar.
        onFocus={({target}) => target.closest(`.${styles.leaf}`)?.scrollIntoView({block: 'nearest'})}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning.current) void send(draft);
        }}
      >
        <div key={number} {...panelProps(prefix, 'fields')} hidden={face !== 'fields'}>
          {form.parameters.length > 0 && (
            <Fields
              prefix={`${prefix}path`}
              errors={[]}
              suggestions={{}}
              fields={form.parameters.map((field) => ({...field, kind: 'text' as const}))}
              body={draft.parameters}
              onChange={(parameters) => setDraft({parameters: parameters as Record<string, string>})}
            />
          )}
          {form.isIdempotent && (
            <IdempotencyKey
              id={`${prefix}repeat`}
              value={draft.idempotencyKey}
              onChange={(idempotencyKey) => setDraft({idempotencyKey})}
            />
          )}
          {inputs ?? (
            <p className={styles.error}>
              <Translate id="site.tryIt.notJson" description="Shown in place of the inputs while the text is no JSON">
                The inputs return when the body is a JSON object. You can also send it as it is.
              </Translate>
            </p>
          )}
        </div>
        <div {...panelProps(prefix, 'body')} hidden={face !== 'body'} className={styles.field}>
          <label htmlFor={`${prefix}raw`}>
            <Translate id="site.tryIt.body" description="Label of the text of the body of a request">
              Body, as it is signed and sent
            </Translate>
          </label>
          <textarea
            id={`${prefix}raw`}
            className={`text-input ${styles.input} ${styles.raw}`}
            value={draft.text}
            // In full, with a line for the scroll bar.
            rows={Math.max(6, draft.text.split('\n').length + 1)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            wrap="off"
            onChange={(event) => setDraft({text: event.target.value})}
          />
        </div>
        <Credentials scheme={form.scheme} credentials={credentials} onChange={setCredentials} />
        {mustPlay && <EarlierSteps steps={scenario.earlier} />}
        <div className={styles.actions}>
          <button
            type="button"
            className="quiet-button"
            onClick={() =>
              void run(async (sandbox) => {
                await sandbox.startOver();
                fillAgain();
              })
            }
          >
            <Translate id="site.tryIt.startOver" description="The button that replaces the account with a new one">
              Start over with a new account
            </Translate>
          </button>
          <span className={styles.link}>
            <span>
              <Translate id="site.tryIt.link" description="Before the button that copies a link to the request">
                Link to this request
              </Translate>
            </span>
            <CopyButton
              text={address}
              what={translate({
                id: 'site.tryIt.linkName',
                message: 'the link to this request',
                description: 'For screen readers, after the text of the button that copies a link',
              })}
            />
          </span>
        </div>
      </form>
      <div className={styles.bar}>
        {failure !== null && (
          <p role="alert" tabIndex={-1} ref={failureLine} className={styles.error}>
            {failure}
          </p>
        )}
        <button
          type="submit"
          form={`${prefix}form`}
          className="button button--primary"
          aria-disabled={isBusy || undefined}
        >
          <Translate id="site.tryIt.send" description="The button that sends a request">
            Send
          </Translate>
        </button>
        {announcement === '' && result && <LastResponse status={result.response.status} onClick={showOutcome} />}
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <p aria-hidden className={styles.busy}>
          {announcement}
        </p>
        {onClose && (
          <button type="button" className={`quiet-button ${styles.close}`} onClick={onClose}>
            {translate({id: 'site.tryIt.close', message: 'Close', description: 'The button that closes the form'})}
          </button>
        )}
      </div>
      {result && (
        <Outcome
          form={form}
          result={result}
          heading={outcome}
          thing={thingOf(response)}
          errors={errors}
          onError={focusInput}
          onSimulate={(choice, thing) => void simulate(choice, thing)}
          onFind={(thing) => void run((sandbox) => find(sandbox, thing))}
          onNew={draft.idempotencyKey || typeof body?.external_id === 'string' ? () => void sendAsNew() : undefined}
        />
      )}
      <Callbacks callbacks={callbacks} />
      <Code form={form} draft={draft} credentials={credentials} />
    </section>
  );
}

/** The status of the last response, which leads to it. */
function LastResponse({status, onClick}: {status: number; onClick: () => void}): ReactNode {
  return (
    <button
      type="button"
      className={`badge ${status < 400 ? 'badge--success' : 'badge--failed'} ${styles.last}`}
      onClick={onClick}
    >
      <span key={status}>
        {translate(
          {
            id: 'site.tryIt.lastResponse',
            message: 'Response {status}',
            description: 'The button beside “Send” that leads to the last response, with its HTTP status',
          },
          {status},
        )}
      </span>
    </button>
  );
}

/** Moves the focus to an input, also if it is folded. */
function focusFolded(input: HTMLElement): void {
  for (let block = input.closest('details'); block; block = block.parentElement?.closest('details') ?? null) {
    block.open = true;
  }
  input.focus();
  // With what is said about its value.
  if (input.tagName !== 'SUMMARY') input.parentElement!.scrollIntoView({block: 'nearest'});
}

/** The first of some inputs in the form; null if there is none. */
function firstInput(inputs: (HTMLElement | null)[]): HTMLElement | null {
  return inputs.reduce(
    (first, input) =>
      first && !(input && input.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) ? first : input,
    null,
  );
}

/** The input for a pointer, or for the object around it. */
function inputFor(prefix: string, pointer: string): HTMLElement | null {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const input = document.getElementById(inputId(prefix, at));
    if (input) return input;
  }
  return null;
}

const noErrors: FieldError[] = [];

/** The fields that a response refuses; the same list for all responses that refuse none. */
function useErrors(response: Body | null): FieldError[] {
  return useMemo(() => {
    const found = fieldErrors(response);
    return found.length > 0 ? found : noErrors;
  }, [response]);
}
