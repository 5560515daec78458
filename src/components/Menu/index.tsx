import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useDismissal} from '../useDismissal';
import styles from './styles.module.css';

interface Props {
  label: string;
  className?: string;
  /** Called when the reader has opened it. */
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * A button with a panel below it, which opens without JavaScript too. A press outside of it, a chosen link, Escape and
 * a focus that leaves it close it; Escape gives the focus back to the button.
 */
export default function Menu({label, className, onOpen, children}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (menu.current) menu.current.open = false;
  };
  useDismissal(menu, 'summary', close);
  return (
    <details
      ref={menu}
      // Of the menus of a page one is open at a time, without JavaScript too.
      name="menu"
      className={clsx(styles.menu, className)}
      onToggle={({currentTarget}) => currentTarget.open && onOpen?.()}
    >
      <summary className={styles.label}>{label}</summary>
      {/* The links close it, whether they lead to a page or to a place on this one. */}
      <div
        className={styles.panel}
        onClick={({target}) => {
          if (target instanceof Element && target.closest('a')) close();
        }}
      >
        {children}
      </div>
    </details>
  );
}
