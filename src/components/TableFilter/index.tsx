import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
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

/** A row's permalink. */
const rowLink = 'td a[id]';

/**
 * A text field that filters the rows of the tables below, and permalinks that are copied on click. Without JavaScript
 * the tables are complete, and the permalinks are ordinary links.
 */
export default function TableFilter({label, placeholder, children}: Props): ReactNode {
  const id = useId();
  const table = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [copied, setCopied] = useState<{id: string; text: string} | null>(null);
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

  // Event delegation: a button in each row would double the size of a table.
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(rowLink);
      if (link)
        void navigator.clipboard?.writeText(link.href).then(
          () => setCopied({id: link.id, text: link.textContent}),
          () => setCopied(null),
        );
    };
    const frame = table.current!;
    frame.addEventListener('click', onClick);
    return () => frame.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    if (!copied) return undefined;
    const link = document.getElementById(copied.id);
    link?.setAttribute('data-copied', '');
    const timer = setTimeout(() => setCopied(null), 2000);
    return () => {
      clearTimeout(timer);
      link?.removeAttribute('data-copied');
    };
  }, [copied]);

  // Clears the filter when a link points to a hidden row.
  useEffect(() => {
    const onHashChange = (): void => {
      const target = document.getElementById(window.location.hash.slice(1));
      const row = target?.closest('tr');
      if (!row?.hidden || !table.current!.contains(row)) return;
      // Synchronously, before React renders: rows that reappear above the target would push it out of view.
      for (const each of Array.from(table.current!.querySelectorAll<HTMLElement>('tbody tr, section')))
        each.hidden = false;
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
          {copied && (
            <Translate
              id="site.tableFilter.copied"
              description="Said after the link to a row of a table was copied"
              values={{row: copied.text}}
            >
              {'Copied: the link to {row}'}
            </Translate>
          )}
          {!copied &&
            found &&
            query.trim() !== '' &&
            (found.shown === 0 ? (
              translate({
                id: 'site.tableFilter.none',
                message: 'Nothing matches.',
                description: 'Result of the filter over a table when no row matches',
              })
            ) : (
              <Translate
                id="site.tableFilter.count"
                description="Result of the filter over a table: how many rows it shows of how many"
                values={{shown: found.shown, total: found.total}}
              >
                {'Shown: {shown} of {total}'}
              </Translate>
            ))}
        </p>
        <p className={styles.hint}>
          <Translate
            id="site.tableFilter.hint"
            description="Stands under the filter of a table whose first cells are links to their rows"
          >
            Select a code to copy the link to its row.
          </Translate>
        </p>
      </div>
      <div ref={table} className={styles.rows}>
        {children}
      </div>
    </div>
  );
}
