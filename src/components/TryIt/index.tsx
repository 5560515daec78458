import React, {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentType,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {loadSandbox} from '../loadSandbox';
import TabList, {panelProps} from '../TabList';
import type {Props as OpenedProps} from './Opened';
import {formVersion, type ExampleForm, type OperationForm} from '../../wire/form';
import styles from './start.module.css';

interface Props {
  /** operationId, such as `v2/transaction/create`. */
  operation: string;
  /** The file with the request that fills the form, such as `services/pix/payin_hpp`; by default a documented scenario. */
  example?: string;
  /** The code samples, the other face of the panel. */
  children: ReactNode;
}

type State =
  | {status: 'closed' | 'loading' | 'failed' | 'outdated'}
  | {status: 'open'; Opened: ComponentType<OpenedProps>; form: OperationForm};

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

type Face = 'code' | 'try';

/** Id of the tabs: a link there opens the form. */
const opener = 'try';

/** Where the form is a sheet over the page. */
const phone = '(max-width: 700px)';

/**
 * The code samples of an operation and, as the other face of one panel, the form that sends its request; on a phone the
 * form is a sheet over the page. The form loads when it is asked for, also by a link to `#try`, or when the address carries
 * a request (link.ts).
 */
export default function TryIt({operation, example, children}: Props): ReactNode {
  const prefix = useId();
  useBrokenLinks().collectAnchor(opener);
  const folder = useBaseUrl('/forms/');
  const [state, setState] = useState<State>({status: 'closed'});
  const [face, setFace] = useState<Face>('code');
  const [isSheet, setSheet] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const codePanel = useRef<HTMLDivElement>(null);
  const formPanel = useRef<HTMLDivElement>(null);
  /** Whether the form gets the focus when it has loaded. */
  const isAwaited = useRef(true);

  const loading = useRef<Promise<[typeof import('./Opened'), OperationForm | null]> | null>(null);
  /** Loads all parts at once: each request of a phone has to wait. */
  const load = () => {
    // The form tells when the gateway fails, and tries again.
    loadSandbox().catch(() => undefined);
    loading.current ??= Promise.all([
      import(/* webpackChunkName: "try-it" */ './Opened'),
      fetchForm(folder, operation, example),
    ]);
    return loading.current;
  };
  /** A pointer goes down before the click follows. A failure is told after the click. */
  const prepare = ({target}: PointerEvent): void => {
    if (!(target as Element).id.endsWith('tab-code')) load().catch(() => (loading.current = null));
  };

  const open = (asSheet: boolean, isChosen = true): void => {
    setSheet(asSheet);
    if (!asSheet) setFace('try');
    isAwaited.current = isChosen;
    if (state.status === 'open') {
      // After the panel is shown.
      if (isChosen) requestAnimationFrame(() => heading.current?.focus());
      return;
    }
    if (state.status === 'loading') return;
    setState({status: 'loading'});
    load().then(
      ([{default: Opened}, form]) => setState(form ? {status: 'open', Opened, form} : {status: 'outdated'}),
      () => {
        loading.current = null;
        setState({status: 'failed'});
      },
    );
  };

  // Also of a link that the reader pastes into the open page. A form that is open reads it by itself.
  const {hash} = useLocation();
  const onHash = useEffectEvent((): void => {
    if (hash.startsWith('#try=') || hash === `#${opener}`) {
      if (state.status !== 'open' || (face === 'code' && !isSheet)) open(window.matchMedia(phone).matches);
      return;
    }
    // A place in the samples.
    const target = hash !== '' && document.getElementById(hash.slice(1));
    if (target && codePanel.current!.contains(target)) {
      setFace('code');
      requestAnimationFrame(() => target.scrollIntoView());
    }
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => onHash());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  useEffect(() => {
    // A link to where the address already leads changes nothing, but the form may have been closed since.
    const onClick = ({target}: MouseEvent): void => {
      const link = (target as Element).closest('a');
      if (link?.hash === `#${opener}` && link.href === window.location.href) requestAnimationFrame(() => onHash());
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  useEffect(() => {
    if (state.status === 'open' && isAwaited.current) heading.current?.focus();
  }, [state.status]);

  // The samples stay until the form has come.
  const shown = state.status === 'open' ? face : 'code';
  const isLoading = state.status === 'loading';
  const tryItLabel = translate({
    id: 'site.tryIt.open',
    message: 'Try it',
    description: 'The tab or button that opens the form to send a request of an operation',
  });
  return (
    <>
      <div id={opener} className={`needs-script ${styles.faces}`} data-face={face} onPointerDown={prepare}>
        <TabList<Face>
          label={translate({
            id: 'site.tryIt.faces',
            message: 'Code samples or form',
            description: 'Name of the two tabs “Code” and “Try it” for screen readers',
          })}
          prefix={prefix}
          tabs={[
            [
              'code',
              translate({id: 'site.tryIt.samples', message: 'Code', description: 'The tab of the code samples'}),
            ],
            ['try', tryItLabel],
          ]}
          selected={face}
          onSelect={(chosen, isChosen) => (chosen === 'code' ? setFace('code') : open(false, isChosen))}
        />
        <div className={styles.opener}>
          <button
            type="button"
            className="button button--primary"
            aria-haspopup="dialog"
            aria-disabled={isLoading || undefined}
            onClick={() => open(true)}
          >
            {tryItLabel}
          </button>
        </div>
      </div>
      <div role="status" className={styles.message}>
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
      <div ref={codePanel} {...panelProps(prefix, 'code')} hidden={shown !== 'code'}>
        {children}
      </div>
      <div ref={formPanel} {...panelProps(prefix, 'try')} className={styles.panel} hidden={shown !== 'try'}>
        <p className="without-script">
          <Translate id="site.tryIt.needsScript" description="In place of the form where JavaScript does not run">
            The form that sends this request from the page needs JavaScript.
          </Translate>
        </p>
      </div>
      {state.status === 'open' && (
        <div>
          <state.Opened
            form={state.form}
            heading={heading}
            panel={formPanel}
            isSheet={isSheet}
            onClose={() => setSheet(false)}
          />
        </div>
      )}
    </>
  );
}
