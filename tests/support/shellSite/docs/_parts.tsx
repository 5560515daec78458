import React, {useEffect, useState, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import NavbarItem from '@theme/NavbarItem';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';

declare global {
  interface Window {
    isMended?: boolean;
  }
}

/** Throws in the browser only, so that the build succeeds. */
function inBrowser(Part: () => ReactNode): () => ReactNode {
  return () => <BrowserOnly>{() => <Part />}</BrowserOnly>;
}

/** Crashes on a click, with a cause, until `window.isMended` is set. */
export function CrashOnClick(): ReactNode {
  const [isBroken, setBroken] = useState(false);
  if (isBroken && !window.isMended) {
    throw new Error('The rates could not be drawn', {cause: new Error('The table of rates is empty')});
  }
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Crash
    </button>
  );
}

export const WithoutCategory = inBrowser(() => <>{useCurrentSidebarCategory().label}</>);

export const UnknownSidebar = inBrowser(() => <NavbarItem type="docSidebar" sidebarId="nowhere" label="x" />);

export const UnknownDoc = inBrowser(() => <NavbarItem type="doc" docId="nowhere" label="x" />);

export const UnknownItemType = inBrowser(() => <NavbarItem {...({type: 'custom-unknown'} as object)} />);

/** A block that the theme does not draw: the browser's own `<details>`. */
export function PlainDetails({children}: {readonly children: ReactNode}): ReactNode {
  return React.createElement('details', null, <summary>Plain</summary>, children);
}

/** A target that is added to the page some frames after hydration. */
export function LateTarget({id, frames}: {readonly id: string; readonly frames: number}): ReactNode {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let left = frames;
    const count = (): void => {
      left -= 1;
      if (left === 0) setThere(true);
      else frame = requestAnimationFrame(count);
    };
    let frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [frames]);
  return isThere ? <p id={id}>Late target</p> : null;
}

export function Space(): ReactNode {
  return <svg width="1" height="1500" aria-hidden="true" />;
}
