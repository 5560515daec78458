import React, {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {fetchData} from '../fetchData';
import NeedsScript from '../NeedsScript';
import {sandboxVersion, type ExampleName, type SandboxData} from '../../wire/sandbox';
import Room, {partsOf, type Parts} from './Room';
import Start from './Start';
import styles from './start.module.css';

type State =
  | {status: 'waiting' | 'failed'}
  | {
      status: 'open';
      Workbench: ComponentType<{data: SandboxData; parts: Parts; wanted: ExampleName | null}>;
      data: SandboxData;
    };

/**
 * The sandbox of the page. Its code is loaded after hydration; an example that was pressed before is played then.
 * Without JavaScript the parts say what they are for.
 */
export default function Sandbox({children}: {children: ReactNode}): ReactNode {
  const address = useBaseUrl('/sandbox.json');
  const [state, setState] = useState<State>({status: 'waiting'});
  const [wanted, setWanted] = useState<ExampleName | null>(null);
  const parts = partsOf(children);
  const load = useCallback(() => {
    Promise.all([
      import(/* webpackChunkName: "sandbox" */ './Workbench'),
      fetchData<SandboxData>(address, sandboxVersion),
    ]).then(
      ([{default: Workbench}, data]) => setState({status: 'open', Workbench, data}),
      () => setState({status: 'failed'}),
    );
  }, [address]);
  useEffect(load, [load]);

  if (state.status === 'open')
    return (
      <div className={`is-printed ${styles.sandbox}`}>
        <state.Workbench data={state.data} parts={parts} wanted={wanted} />
      </div>
    );
  const next = (
    <>
      <div className={styles.intro}>{parts.next.intro}</div>
      <Start isBusy={wanted !== null} onPlay={setWanted} />
      <div className={styles.now}>
        <NeedsScript />
        <div className="needs-script">
          <div role="status">
            {state.status === 'waiting'
              ? translate({
                  id: 'site.sandbox.loading',
                  message: 'The sandbox is loading.',
                  description: 'Shown while the sandbox of the page is loading',
                })
              : translate({
                  id: 'site.sandbox.notLoaded',
                  message:
                    'The sandbox could not be loaded. Check your connection and try again. If the site was updated since you opened this page, reload the page.',
                  description: 'Shown when the sandbox of the page could not be loaded',
                })}
          </div>
          {state.status === 'failed' && (
            <button
              type="button"
              className="quiet-button"
              onClick={() => {
                setState({status: 'waiting'});
                load();
              }}
            >
              <Translate id="site.sandbox.tryAgain" description="The button that loads the sandbox again">
                Try again
              </Translate>
            </button>
          )}
        </div>
      </div>
    </>
  );
  return (
    <div className={`is-printed ${styles.sandbox}`}>
      <Room parts={parts} contents={{next}} />
    </div>
  );
}
