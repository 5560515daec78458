import React, {useState, type ReactElement} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

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
