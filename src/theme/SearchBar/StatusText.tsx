// Change: part of the search bar, see index.tsx. The status message.
import type {ReactNode} from 'react';
import {failedMessage, loadingMessage} from '@site/src/plugins/search/client/labels';
import type {BarState} from './state';

export default function StatusText({state: {status, hits, loaded}}: {state: BarState}): ReactNode {
  if (status === 'failed') {
    return <span>{failedMessage()}</span>;
  }
  return loaded && status === 'ready' ? <loaded.CountText count={hits.length} /> : <span>{loadingMessage()}</span>;
}
