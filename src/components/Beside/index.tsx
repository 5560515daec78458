import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Puts its children to the right of what stands before it, where the screen is wide enough for both, else below it.
 * The page that uses it gives up its table of contents for the room.
 */
export default function Beside({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.beside}>{children}</div>;
}
