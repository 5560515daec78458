import React, {createContext, useContext, useRef, useState, type ReactElement, type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Code of more lines than this is folded. As high as folded code with its button, so that both take the same room. */
const longest = 13;

/** Whether long code is folded here. Elsewhere it is whole. */
export const FoldsCode = createContext(false);

interface Fold {
  className: string | undefined;
  onScroll: (() => void) | undefined;
  /** Follows the code. */
  button: ReactNode;
}

/**
 * Folds long code: its first lines, and a button that shows the others. Without scripts and in print the code is whole.
 *
 * @param lines number of lines of the code
 */
export function useFold(lines: number): Fold {
  const {selectMessage} = usePluralForm();
  const isFolding = useContext(FoldsCode);
  const [isWhole, setWhole] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!isFolding || lines <= longest)
    return {className: isFolding ? styles.short : undefined, onScroll: undefined, button: null};
  return {
    className: isWhole ? undefined : styles.folded,
    // A browser scrolls folded code to what its reader searches for or selects.
    onScroll: isWhole ? undefined : () => button.current!.previousElementSibling!.scrollTop > 0 && setWhole(true),
    button: (
      <button
        ref={button}
        type="button"
        className={`needs-script ${styles.button}`}
        aria-expanded={isWhole}
        onClick={() => {
          setWhole(!isWhole);
          if (isWhole) requestAnimationFrame(() => button.current?.scrollIntoView({block: 'nearest'}));
        }}
      >
        <span key={String(isWhole)}>
          {isWhole
            ? translate({
                id: 'site.fold.close',
                message: 'Show fewer lines',
                description: 'The button that folds long code again',
              })
            : selectMessage(
                lines,
                translate(
                  {
                    id: 'site.fold.open',
                    message: 'Show all {count} lines',
                    description: 'The button below the first lines of long code, which has 14 or more',
                  },
                  {count: lines},
                ),
              )}
        </span>
      </button>
    ),
  };
}

/**
 * Folds a long list: its first items, and a button that shows the others.
 *
 * @param first how many items are shown at first
 * @returns how many items to show now, and the button to put after them; null where nothing is folded
 */
export function useItemFold(count: number, first: number): {shown: number; button: ReactElement | null} {
  const [isWhole, setWhole] = useState(false);
  if (count <= first) return {shown: count, button: null};
  return {
    shown: isWhole ? count : first,
    button: (
      <button type="button" className={styles.items} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        <span key={String(isWhole)}>
          {isWhole
            ? translate({
                id: 'site.fold.fewer',
                message: 'Show fewer',
                description: 'The button that folds a long list again',
              })
            : translate(
                {
                  id: 'site.fold.all',
                  message: 'Show all {count}',
                  description: 'The button below the first items of a long list; {count} is the number of all items',
                },
                {count},
              )}
        </span>
      </button>
    ),
  };
}
