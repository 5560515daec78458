import React, {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props as ConsoleProps} from './Console';
import {formVersion, type OperationForm} from './formData';
import styles from './styles.module.css';

interface Props {
  /** operationId, such as `v2/transaction/create`. */
  operation: string;
}

type State =
  | {status: 'closed' | 'loading' | 'failed' | 'outdated'}
  | {status: 'open'; Console: ComponentType<ConsoleProps>; form: OperationForm};

async function fetchForm(address: string): Promise<OperationForm> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as OperationForm;
}

/**
 * The button “Try it” of an operation. Everything else loads when it is pressed, or when the address carries a request
 * (link.ts).
 */
export default function TryIt({operation}: Props): ReactNode {
  const folder = useBaseUrl('/forms/');
  const [state, setState] = useState<State>({status: 'closed'});
  const heading = useRef<HTMLHeadingElement>(null);

  const open = (): void => {
    setState({status: 'loading'});
    Promise.all([import('./Console'), fetchForm(`${folder}${operation}.json`)]).then(
      ([{default: Console}, form]) =>
        setState(form.version === formVersion ? {status: 'open', Console, form} : {status: 'outdated'}),
      () => setState({status: 'failed'}),
    );
  };
  const openOnArrival = useRef(open);
  useEffect(() => {
    if (window.location.hash.startsWith('#try=')) openOnArrival.current();
  }, []);
  useEffect(() => {
    if (state.status === 'open') heading.current?.focus();
  }, [state.status]);

  if (state.status === 'open') return <state.Console form={state.form} heading={heading} />;
  return (
    <div className={styles.start}>
      <button
        type="button"
        className="button button--primary"
        aria-disabled={state.status === 'loading' || undefined}
        onClick={() => state.status !== 'loading' && open()}
      >
        <Translate id="site.tryIt.open" description="The button that opens the form to send a request of an operation">
          Try it
        </Translate>
      </button>
      <div role="status">
        {state.status === 'loading' && (
          <Translate id="site.tryIt.loading" description="Shown while the form to send a request is loading">
            Loading the form…
          </Translate>
        )}
        {state.status === 'failed' && (
          <Translate id="site.tryIt.failed" description="Shown when the form to send a request could not be loaded">
            The form could not be loaded. Check your connection and press the button again. If the site was updated
            since you opened this page, reload the page.
          </Translate>
        )}
        {state.status === 'outdated' && (
          <Translate id="site.tryIt.outdated" description="Shown when the page is older than the data of the form">
            The site was updated since you opened this page. Reload the page to try the operation.
          </Translate>
        )}
      </div>
      {(state.status === 'failed' || state.status === 'outdated') && (
        <button type="button" className={styles.button} onClick={() => window.location.reload()}>
          <Translate id="site.tryIt.reload" description="The button that reloads the page">
            Reload the page
          </Translate>
        </button>
      )}
    </div>
  );
}
