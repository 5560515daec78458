// Change: a page is not rendered again while the next one is being loaded.
import React, {useContext, useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import DocsRoot from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';

/**
 * The router announces a new address before its page is there, and until then gives all parts of the present page their
 * old location in a new object. The same object as before spares hundreds of links a second rendering.
 */
export default function SteadyDocsRoot({route, location, ...props}: Props): ReactNode {
  const router = useContext(RouterContext);
  return useMemo(
    () => (
      <RouterContext.Provider value={router}>
        <DocsRoot route={route} location={location} {...props} />
      </RouterContext.Provider>
    ),
    // The other values change with the location.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [route, location],
  );
}
