import React, {createContext, useContext, useRef, useState, type ReactNode} from 'react';
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
