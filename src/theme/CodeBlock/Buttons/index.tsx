// Change: room for both buttons from the start, so that nothing moves when the second one comes.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Buttons from '@theme-original/CodeBlock/Buttons';
import type {Props} from '@theme/CodeBlock/Buttons';
import styles from './styles.module.css';

export default function CodeBlockButtons({className}: Props): ReactNode {
  return <Buttons className={clsx(className, styles.room)} />;
}
