import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Renders its children to the right of the preceding content, or below it on a narrow viewport. The page has
 * `hide_table_of_contents: true` in its front matter to make room.
 */
export default function Beside({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.beside}>{children}</div>;
}
