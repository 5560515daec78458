import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {pressedKey} from '../pressedKey';
import {matches, toWords} from './match';
import {hideEmptySections} from './sections';
import styles from './styles.module.css';

interface Props {
  /** Label of the text field, such as “Find a country”. */
  label: string;
  /** Placeholder of the text field. */
  placeholder: string;
  /**
   * One or more prerendered tables. A row's `data-also` attribute adds search words that are not shown; a `<section>`
   * around a table is hidden when all its rows are.
   */
  children: ReactNode;
}

/** A text field that filters the rows of the tables below. Without JavaScript the tables are complete. */
export default function TableFilter({label, placeholder, children}: Props): ReactNode {
  const id = useId();
  const table = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<{shown: number; total: number} | null>(null);

  useEffect(() => {
    const rows = Array.from(table.current!.querySelectorAll<HTMLTableRowElement>('tbody tr'));
    let shown = 0;
    for (const row of rows) {
      const words = toWords(
        Array.from(row.cells, ({textContent}) => textContent)
          .concat(row.dataset.also ?? '')
          .join(' '),
      );
      row.hidden = !matches(query, words);
      if (!row.hidden) shown += 1;
    }
    hideEmptySections(table.current!);
    setFound({shown, total: rows.length});
  }, [query]);

  // Clears the filter when a link points to a hidden row or section.
  useEffect(() => {
    const onHashChange = (): void => {
      const target = document.getElementById(window.location.hash.slice(1));
      if (!target?.closest('tr[hidden], section[hidden]') || !table.current!.contains(target)) return;
      // Synchronously, before React renders: rows that reappear above the target would push it out of view.
      for (const each of Array.from(table.current!.querySelectorAll<HTMLElement>('tbody tr, section')))
        each.hidden = false;
      setQuery('');
      target.scrollIntoView();
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  return (
    <div>
      <div className={styles.filter}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className={styles.field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => pressedKey(event) === 'Escape' && setQuery('')}
        />
        <p className={styles.count} role="status">
          {found && query.trim() !== '' && (
            <span>
              {found.shown === 0
                ? translate({
                    id: 'site.tableFilter.none',
                    message: 'Nothing matches.',
                    description: 'Result of the filter over a table when no row matches',
                  })
                : translate(
                    {
                      id: 'site.tableFilter.count',
                      message: 'Shown: {shown} of {total}',
                      description: 'Result of the filter over a table: how many rows it shows of how many',
                    },
                    {shown: found.shown, total: found.total},
                  )}
            </span>
          )}
        </p>
        <p className={styles.hint}>
          <Translate
            id="site.tableFilter.hint"
            description="Stands under the filter of a table whose rows have values and links"
          >
            Select a code to copy it, or # to copy the link to its row.
          </Translate>
        </p>
      </div>
      <div ref={table}>{children}</div>
    </div>
  );
}
