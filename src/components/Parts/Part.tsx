import React, {type ReactElement, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** One part of the site in its states. */
export default function Part({id, title, children}: {id: string; title: string; children: ReactNode}): ReactElement {
  return (
    <section className={styles.part} aria-labelledby={id} data-part={id}>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      <div>{children}</div>
    </section>
  );
}
