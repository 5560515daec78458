import {createContext, useContext, type ReactNode} from 'react';
import clsx from 'clsx';
// The payer's page is drawn with the parts of the pages of services.
import '../../pages/payer/payer.css';
import styles from './styles.module.css';

type Stage = 'request' | 'payer' | 'callback';

/** What a stage shows in place of its example, and whether it is the one to look at or has succeeded. */
interface StageContent {
  content: ReactNode;
  state?: 'current' | 'done';
}

/** The stages of a payment made in the page; a stage without an entry shows its example. */
export const Stages = createContext<Partial<Record<Stage, StageContent>>>({});

/** One stage of the first payment: its example, or what happens in the page. */
export default function StagePanel({stage, children}: {stage: Stage; children: ReactNode}): ReactNode {
  const {content, state} = useContext(Stages)[stage] ?? {};
  return (
    <div className={clsx(styles.panel, stage === 'payer' && styles.payer)} data-stage={stage} data-state={state}>
      {content ?? children}
    </div>
  );
}
