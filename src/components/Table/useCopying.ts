import {useEffect, useState, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {copyText} from '../clipboard';

/** Values of a reference table, such as codes. */
const values = '[data-value]';
/** The permalinks of its rows. */
const permalinks = 'td > a[id]:empty';

/** The element that becomes the button of a value: the value itself, or a new element around the text of its cell. */
function buttonOf(value: HTMLElement): HTMLElement {
  if (value.tagName !== 'TD') return value;
  const button = document.createElement('span');
  button.append(...Array.from(value.childNodes).filter((node) => !(node as Element).id));
  value.prepend(button);
  return button;
}

/** Turns the values into buttons. The HTML has none, because they would do nothing without JavaScript. */
function makeButtons(frame: HTMLElement): void {
  for (const value of frame.querySelectorAll<HTMLElement>(values)) {
    const button = buttonOf(value);
    value.removeAttribute('data-value');
    // No `<button>`: in Firefox its text cannot be selected with the row.
    button.setAttribute('role', 'button');
    button.tabIndex = 0;
    button.dataset.copies = '';
    button.ariaLabel = translate(
      {
        id: 'site.table.copy',
        message: 'Copy {value}',
        description: 'Name of a value in a reference table that is copied when it is pressed',
      },
      {value: button.textContent},
    );
  }
}

/** The text to copy for a pressed element, with the notices of success and failure; null for any other element. */
function pressed(
  target: EventTarget | null,
): {element: HTMLElement; text: string; done: string; failed: string} | null {
  const element = (target as Element).closest<HTMLElement>(`[data-copies], ${permalinks}`);
  if (!element) return null;
  if (element instanceof HTMLAnchorElement)
    return {
      element,
      text: element.href,
      done: translate({
        id: 'site.table.linkCopied',
        message: 'Copied: the link to this row',
        description: 'Said after the link to a row of a table was copied',
      }),
      failed: translate({
        id: 'site.table.linkNotCopied',
        message: 'Not copied. The link is in the address bar.',
        description: 'Said when the browser refused to copy the link to a row of a table',
      }),
    };
  const text = element.textContent;
  return {
    element,
    text,
    done: translate(
      {id: 'site.table.copied', message: 'Copied: {value}', description: 'Said after a value of a table was copied'},
      {value: text},
    ),
    failed: translate(
      {
        id: 'site.table.notCopied',
        message: 'Not copied: {value}. Select it and copy it with the keyboard.',
        description: 'Said when the browser refused to copy a value of a table',
      },
      {value: text},
    ),
  };
}

/**
 * Copies the values of a table and the links to its rows when they are pressed.
 *
 * @returns the notice for a live region; null until the pointer or the focus enters the table
 */
export function useCopying(frame: RefObject<HTMLElement | null>): string | null {
  const [notice, setNotice] = useState<string | null>(null);

  // Event delegation: a component in each cell would double the size of a table.
  useEffect(() => {
    const table = frame.current!;
    if (!table.querySelector(`${values}, [data-copies], ${permalinks}`)) return undefined;
    makeButtons(table);
    // A live region has to exist before its text is set.
    const prepare = (): void => setNotice((before) => before ?? '');
    const copy = (target: EventTarget | null): void => {
      const found = pressed(target);
      if (!found) return;
      const {element, text, done, failed} = found;
      copyText(text).then(
        () => {
          setNotice(done);
          element.dataset.copied = '';
          setTimeout(() => delete element.dataset.copied, 2000);
        },
        () => setNotice(failed),
      );
    };
    const onClick = ({target}: MouseEvent): void => {
      // Selecting a part of the text must not copy the whole value.
      if (getSelection()?.isCollapsed !== false) copy(target);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const isButton = (event.target as HTMLElement).dataset.copies !== undefined;
      if (!isButton || !['Enter', ' '].includes(event.key)) return;
      event.preventDefault();
      copy(event.target);
    };
    table.addEventListener('pointerover', prepare);
    table.addEventListener('focusin', prepare);
    table.addEventListener('click', onClick);
    table.addEventListener('keydown', onKeyDown);
    return () => {
      table.removeEventListener('pointerover', prepare);
      table.removeEventListener('focusin', prepare);
      table.removeEventListener('click', onClick);
      table.removeEventListener('keydown', onKeyDown);
    };
  }, [frame]);

  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(''), 4000);
    return () => clearTimeout(timer);
  }, [notice]);

  return notice;
}
