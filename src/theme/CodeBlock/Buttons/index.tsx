// Change: reserves space for both buttons, so that the second one causes no layout shift.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Buttons from '@theme-original/CodeBlock/Buttons';
import type {Props} from '@theme/CodeBlock/Buttons';
import styles from './styles.module.css';

export default function CodeBlockButtons({className}: Props): ReactNode {
  return <Buttons className={clsx(className, styles.room)} />;
}
