import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Renders its children to the right of the preceding content, or below it on a narrow viewport. The page loses its
 * table of contents to make room.
 */
export default function Beside({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.beside} data-second-column>
      {children}
    </div>
  );
}
