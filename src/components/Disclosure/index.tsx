import React, {useState, type ReactElement, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A collapsed block whose content is rendered when it is first opened. */
export default function Disclosure({title, children}: {title: ReactNode; children: () => ReactElement}): ReactNode {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.group} onToggle={({currentTarget}) => currentTarget.open && setOpened(true)}>
      <summary>{title}</summary>
      {wasOpened && children()}
    </details>
  );
}
