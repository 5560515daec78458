import React, {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {fetchData} from '../fetchData';
import {sandboxVersion, type SandboxData} from './sandboxData';
import styles from './start.module.css';

type State =
  {status: 'waiting' | 'failed'} | {status: 'open'; Workbench: ComponentType<{data: SandboxData}>; data: SandboxData};

/** The sandbox of the page. It loads once the page has started; without JavaScript only the text around it is there. */
export default function Sandbox(): ReactNode {
  const address = useBaseUrl('/sandbox.json');
  const [state, setState] = useState<State>({status: 'waiting'});
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

  if (state.status === 'open') return <state.Workbench data={state.data} />;
  return (
    <div className={`needs-script ${styles.start}`}>
      <div role="status">
        {state.status === 'waiting' ? (
          <Translate id="site.sandbox.loading" description="Shown while the sandbox of the page is loading">
            The sandbox is loading. It needs JavaScript; the text below explains what it does.
          </Translate>
        ) : (
          <Translate id="site.sandbox.notLoaded" description="Shown when the sandbox of the page could not be loaded">
            The sandbox could not be loaded. Check your connection and try again. If the site was updated since you
            opened this page, reload the page.
          </Translate>
        )}
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
  );
}
