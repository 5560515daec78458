import React, {useId, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import '@site/src/pages/payer/payer.css';
import styles from './onDemand.module.css';

/**
 * A screen of the payer, in the form of those that the pages of services draw (`src/pages/payer/`).
 *
 * @param level of its heading
 * @param place whose page it is
 * @param isResult whether it says that all went well
 */
export default function Screen({
  level: Heading,
  place,
  address,
  title,
  isResult = false,
  children,
}: {
  level: 'h3' | 'h4';
  place: string;
  address?: string;
  title: string;
  isResult?: boolean;
  children: (ReactElement | null)[];
}): ReactNode {
  const id = useId();
  return (
    <div className="payer">
      <section
        className={clsx('payer__screen', isResult && 'payer__screen--result', styles.screen)}
        aria-labelledby={id}
      >
        <div className="payer__place">
          <Heading id={id} className={styles.place}>
            {place}
          </Heading>
          {address && <small translate="no">{address}</small>}
        </div>
        <p className="payer__title">{title}</p>
        {children}
      </section>
    </div>
  );
}
