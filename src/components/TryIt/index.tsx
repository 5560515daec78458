import React, {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadSandbox} from '../loadSandbox';
import type {Props as ConsoleProps} from './Console';
import {formVersion, type ExampleForm, type OperationForm} from '../../wire/form';
import styles from './start.module.css';

interface Props {
  /** operationId, such as `v2/transaction/create`. */
  operation: string;
  /** The file with the request that fills the form, such as `services/pix/payin_hpp`; by default a documented scenario. */
  example?: string;
}

type State =
  | {status: 'closed' | 'loading' | 'failed' | 'outdated'}
  | {status: 'open'; Console: ComponentType<ConsoleProps>; form: OperationForm};

async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Content;
}

/** The form of an operation, filled with the request of the example if there is one; null if a file is of another release. */
async function fetchForm(folder: string, operation: string, example?: string): Promise<OperationForm | null> {
  const [form, own] = await Promise.all([
    fetchJson<OperationForm>(`${folder}${operation}.json`),
    example === undefined ? null : fetchJson<ExampleForm>(`${folder}${example}.json`),
  ]);
  if (form.version !== formVersion || (own && own.version !== formVersion)) return null;
  return own ? {...form, scenarios: [own.scenario]} : form;
}

/**
 * The button “Try it” of an operation. Everything else loads when it is pressed, or when the address carries a request
 * (link.ts).
 */
export default function TryIt({operation, example}: Props): ReactNode {
  const folder = useBaseUrl('/forms/');
  const [state, setState] = useState<State>({status: 'closed'});
  const heading = useRef<HTMLHeadingElement>(null);

  const loading = useRef<Promise<[typeof import('./Console'), OperationForm | null]> | null>(null);
  /** Loads all parts at once: each request of a phone has to wait. */
  const load = () => {
    // The form tells when the gateway fails, and tries again.
    loadSandbox().catch(() => undefined);
    loading.current ??= Promise.all([
      import(/* webpackChunkName: "try-it" */ './Console'),
      fetchForm(folder, operation, example),
    ]);
    return loading.current;
  };
  /** A pointer goes down before the click follows. A failure is told after the click. */
  const prepare = (): void => void load().catch(() => (loading.current = null));

  const open = (): void => {
    setState({status: 'loading'});
    load().then(
      ([{default: Console}, form]) => setState(form ? {status: 'open', Console, form} : {status: 'outdated'}),
      () => {
        loading.current = null;
        setState({status: 'failed'});
      },
    );
  };
  // Also of a link that the reader pastes into the open page. A form that is open reads it by itself.
  const {hash} = useLocation();
  const openForLink = useRef(open);
  useEffect(() => {
    if (hash.startsWith('#try=') && state.status === 'closed') openForLink.current();
  }, [hash, state.status]);
  useEffect(() => {
    if (state.status === 'open') heading.current?.focus();
  }, [state.status]);

  // In an element like the one below: React keeps it, and need not insert one among the texts of the page.
  if (state.status === 'open')
    return (
      <div>
        <state.Console form={state.form} heading={heading} />
      </div>
    );
  return (
    <div className={`needs-script ${styles.start}`}>
      <button
        type="button"
        className="button button--primary"
        aria-disabled={state.status === 'loading' || undefined}
        onPointerDown={prepare}
        onClick={() => state.status !== 'loading' && open()}
      >
        <Translate id="site.tryIt.open" description="The button that opens the form to send a request of an operation">
          Try it
        </Translate>
      </button>
      <div role="status">
        {state.status === 'loading' && (
          <span>
            <Translate id="site.tryIt.loading" description="Shown while the form to send a request is loading">
              Loading the form…
            </Translate>
          </span>
        )}
        {state.status === 'failed' && (
          <span>
            <Translate id="site.tryIt.failed" description="Shown when the form to send a request could not be loaded">
              The form could not be loaded. Check your connection and press the button again. If the site was updated
              since you opened this page, reload the page.
            </Translate>
          </span>
        )}
        {state.status === 'outdated' && (
          <span>
            <Translate id="site.tryIt.outdated" description="Shown when the page is older than the data of the form">
              The site was updated since you opened this page. Reload the page to try the operation.
            </Translate>
          </span>
        )}
      </div>
      {(state.status === 'failed' || state.status === 'outdated') && (
        <button type="button" className="quiet-button" onClick={() => window.location.reload()}>
          <Translate id="site.tryIt.reload" description="The button that reloads the page">
            Reload the page
          </Translate>
        </button>
      )}
    </div>
  );
}
