import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {matches, toWords} from './match';
import styles from './styles.module.css';

interface Props {
  /** What the field finds: “Find a country”. */
  label: string;
  /** What may be written into it. */
  placeholder: string;
  /** The table, drawn at build; an attribute `data-also` of a row gives words that are found but not shown. */
  children: ReactNode;
}

/** A field that hides the rows of the table under it which do not match. The table is whole without JavaScript. */
export default function TableFilter({label, placeholder, children}: Props): ReactNode {
  const id = useId();
  const table = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<{shown: number; total: number} | null>(null);

  useEffect(() => {
    const rows = Array.from(table.current!.querySelectorAll<HTMLTableRowElement>('tbody tr'));
    let shown = 0;
    for (const row of rows) {
      const words = toWords(Array.from(row.cells, ({textContent}) => textContent).concat(row.dataset.also ?? '').join(' '));
      row.hidden = !matches(query, words);
      if (!row.hidden) shown += 1;
    }
    setFound({shown, total: rows.length});
  }, [query]);

  // A link to a row that the filter hides would lead nowhere.
  useEffect(() => {
    const onHashChange = (): void => {
      const target = document.getElementById(window.location.hash.slice(1));
      const row = target?.closest('tr');
      if (!row?.hidden || !table.current!.contains(row)) return;
      // At once and not after the next drawing: rows that come back above the target would push it away.
      for (const each of Array.from(table.current!.querySelectorAll<HTMLTableRowElement>('tbody tr'))) each.hidden = false;
      setQuery('');
      target!.scrollIntoView();
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
          onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
        />
        <p className={styles.count} role="status">
          {found && query.trim() !== '' && (found.shown === 0
            ? translate({id: 'site.tableFilter.none', message: 'Nothing matches.', description: 'Result of the filter over a table when no row matches'})
            : (
              <Translate
                id="site.tableFilter.count"
                description="Result of the filter over a table: how many rows it shows of how many"
                values={{shown: found.shown, total: found.total}}>
                {'Shown: {shown} of {total}'}
              </Translate>
            ))}
        </p>
      </div>
      <div ref={table}>{children}</div>
    </div>
  );
}
