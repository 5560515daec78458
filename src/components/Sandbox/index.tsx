import React, {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {fetchData} from '../fetchData';
import NeedsScript from '../NeedsScript';
import {sandboxVersion, type SandboxData} from '../../wire/sandbox';
import styles from './start.module.css';

type State =
  {status: 'waiting' | 'failed'} | {status: 'open'; Workbench: ComponentType<{data: SandboxData}>; data: SandboxData};

/** The sandbox of the page, loaded after hydration; without JavaScript only a notice is shown. */
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

  // The same element type as below, so that React reuses the DOM node: inserting one fails after a translator has
  // replaced the text nodes around it.
  if (state.status === 'open')
    return (
      <div>
        <state.Workbench data={state.data} />
      </div>
    );
  return (
    <div>
      <NeedsScript />
      <div className={`needs-script ${styles.start}`}>
        <div role="status">
          {state.status === 'waiting'
            ? translate({
                id: 'site.sandbox.loading',
                message: 'The sandbox is loading. It needs JavaScript; the text below explains what it does.',
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
  );
}
