import React, {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import site from '@site/src/icons/site.json';
import {trustedIcon} from '@site/src/trustedTypes';
import styles from './styles.module.css';

interface Props {
  /** `set:name`. A bundled icon is prerendered; any other is fetched in the browser. */
  readonly icon: string;
}

/** Lazy: loaded with the first icon that is not bundled. */
const FetchedIcon = lazy(() => import('./FetchedIcon'));

/** A decorative inline icon, in the size of the surrounding text, which has to carry the meaning by itself. */
export default function Icon({icon}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [set, name] = icon.split(':');
  if (set === site.prefix) {
    return (
      <svg
        aria-hidden
        className={clsx('iconify', `iconify--${set}`, styles.icon)}
        viewBox={`0 0 ${site.width} ${site.height}`}
        dangerouslySetInnerHTML={{__html: trustedIcon(name!)}}
      />
    );
  }
  const place = <span className={styles.icon} />;
  return isBrowser ? (
    <Suspense fallback={place}>
      <FetchedIcon icon={icon} className={styles.icon} fallback={place} />
    </Suspense>
  ) : (
    place
  );
}
