import React, {useState, type ReactElement, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  /** Of the blocks of one group at most one is open. */
  group?: string;
  children: () => ReactElement;
}

/** A collapsed block whose content is rendered when it is first opened. */
export default function Disclosure({title, group, children}: Props): ReactNode {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      name={group}
      className={styles.group}
      onToggle={({currentTarget}) => currentTarget.open && setOpened(true)}
    >
      <summary>{title}</summary>
      {wasOpened && children()}
    </details>
  );
}
