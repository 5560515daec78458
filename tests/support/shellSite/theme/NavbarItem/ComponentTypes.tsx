import {type ReactNode} from 'react';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** A navbar item that cannot be drawn where the address says `?break=navbar`. */
function Fragile(): ReactNode {
  if (useIsBrowser() && window.location.search === '?break=navbar') {
    throw new Error('The address of this item is missing.');
  }
  return null;
}

export default {...ComponentTypes, 'custom-fragile': Fragile};
