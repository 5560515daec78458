import {useEffect, useEffectEvent, type RefObject} from 'react';
import {pressedKey} from './pressedKey';

const outside = ['mousedown', 'touchstart', 'focusin'];

/**
 * Closes what a reader opened: a press or a focus outside of it, and Escape. On Escape a focus inside of it goes back to
 * its button.
 *
 * @param opener selects the button in the element
 * @param onClose is also called if it is closed already
 */
export function useDismissal(
  element: RefObject<HTMLElement | null>,
  opener: string,
  onClose: (cause: 'outside' | 'Escape') => void,
): void {
  const onOutside = useEffectEvent(({target}: Event): void => {
    // A navigation moves the focus before React has run the clean-up of the menu that it removed.
    if (!element.current?.contains(target as Node)) onClose('outside');
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const {current} = element;
    if (pressedKey(event) !== 'Escape' || !current) return;
    if (current.contains(document.activeElement)) current.querySelector<HTMLElement>(opener)!.focus();
    onClose('Escape');
  });
  useEffect(() => {
    outside.forEach((name) => document.addEventListener(name, onOutside));
    document.addEventListener('keydown', onKeyDown);
    return () => {
      outside.forEach((name) => document.removeEventListener(name, onOutside));
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
