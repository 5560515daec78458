import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Without JavaScript, says why an interactive part that the text mentions is missing. */
export default function NeedsScript(): ReactNode {
  return (
    <p className="without-script">
      <Translate id="site.needsScript" description="In place of a part of the page that needs JavaScript">
        This part of the page needs JavaScript, which is off or could not be loaded.
      </Translate>
    </p>
  );
}
