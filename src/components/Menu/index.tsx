import React, {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {pressedKey} from '../pressedKey';
import styles from './styles.module.css';

interface Props {
  label: string;
  className?: string;
  /** Called when the reader opens it, before its content is shown. */
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * A button with a panel below it, which opens without JavaScript too. A press outside of it, a chosen link, Escape and
 * a focus that leaves it close it; Escape gives the focus back to the button.
 */
export default function Menu({label, className, onOpen, children}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (): void => {
      if (menu.current) menu.current.open = false;
    };
    const onOutside = ({target}: Event): void => {
      if (!menu.current?.contains(target as Node)) close();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (pressedKey(event) !== 'Escape' || !menu.current?.open) return;
      if (menu.current.contains(document.activeElement)) menu.current.querySelector('summary')!.focus();
      close();
    };
    const outside = ['pointerdown', 'focusin'];
    outside.forEach((name) => document.addEventListener(name, onOutside));
    document.addEventListener('keydown', onKeyDown);
    return () => {
      outside.forEach((name) => document.removeEventListener(name, onOutside));
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
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
          if (target instanceof Element && target.closest('a') && menu.current) menu.current.open = false;
        }}
      >
        {children}
      </div>
    </details>
  );
}
