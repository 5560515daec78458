import React, {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import site from '@site/src/icons/site.json';
import styles from './styles.module.css';

export interface Props {
  /** `set:name`. A bundled icon stands in the prerendered HTML; any other is fetched by the browser. */
  readonly icon: string;
}

/** The code that asks the icon service, loaded with the first icon of another set. */
const FetchedIcon = lazy(() => import('./FetchedIcon'));

/** A decorative icon of the size of the text it stands in; whatever it says is said by the text beside it. */
export default function Icon({icon}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [set, name] = icon.split(':');
  if (set === site.prefix) {
    return (
      <svg
        aria-hidden
        className={clsx('iconify', `iconify--${set}`, styles.icon)}
        viewBox={`0 0 ${site.width} ${site.height}`}
        dangerouslySetInnerHTML={{__html: site.icons[name as keyof typeof site.icons].body}}
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
