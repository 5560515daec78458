import React, {useLayoutEffect, useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import Console, {type Props as ConsoleProps} from './Console';
import styles from './onDemand.module.css';

export interface Props extends Omit<ConsoleProps, 'onClose'> {
  /** Holds the form unless it is a sheet. */
  panel: RefObject<HTMLElement | null>;
  isSheet: boolean;
  onClose: () => void;
}

/** The form in its panel, or in a sheet over the page. It moves between them as it stands, with all that was typed. */
export default function Opened({panel, isSheet, onClose, ...props}: Props): ReactNode {
  const [holder] = useState(() => document.createElement('div'));
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const {heading} = props;

  useLayoutEffect(() => {
    (isSheet ? sheet : panel).current!.append(holder);
    if (!isSheet) return;
    dialog.current!.showModal();
    heading.current!.focus();
  }, [isSheet, panel, holder, heading]);
  useVisibleHeight(dialog, isSheet);

  return (
    <>
      <dialog
        ref={dialog}
        className={styles.sheet}
        aria-label={translate({
          id: 'site.tryIt.title',
          message: 'Try it',
          description: 'Heading of the form to send a request',
        })}
        onClose={onClose}
      >
        <div ref={sheet} />
      </dialog>
      {createPortal(<Console {...props} onClose={isSheet ? () => dialog.current!.close() : undefined} />, holder)}
    </>
  );
}

/** Keeps a sheet above the keyboard of a phone, which covers the window without making it lower. */
function useVisibleHeight(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return undefined;
    const fit = (): void => {
      // Zoomed pages are left alone.
      const isCovered = viewport.scale === 1 && viewport.height < window.innerHeight - 1;
      dialog.current?.style.setProperty('--covered', isCovered ? `${window.innerHeight - viewport.height}px` : '0px');
    };
    fit();
    viewport.addEventListener('resize', fit);
    return () => viewport.removeEventListener('resize', fit);
  }, [dialog, isOpen]);
}
