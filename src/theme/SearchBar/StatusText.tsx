// Change: part of the search bar, see index.tsx. The status message.
import type {ReactNode} from 'react';
import {failedMessage, loadingMessage} from '@site/src/plugins/search/client/labels';
import type {BarState} from './state';

export default function StatusText({state: {status, hits, notOffered, loaded}}: {state: BarState}): ReactNode {
  if (status === 'failed') {
    return <span>{failedMessage()}</span>;
  }
  // An empty box shows pages as soon as there are any, and says nothing before.
  return loaded && (status === 'ready' || status === 'idle') ? (
    <loaded.CountText count={hits.length} notOffered={notOffered?.name} />
  ) : (
    <span>{loadingMessage()}</span>
  );
}
