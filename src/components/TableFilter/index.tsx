import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {matches, toWords} from './match';
import styles from './styles.module.css';

interface Props {
  /** What the field finds: “Find a country”. */
  label: string;
  /** What may be written into it. */
  placeholder: string;
  /**
   * The table, or several, drawn at build. An attribute `data-also` of a row gives words that are found but not shown;
   * a `<section>` around a table goes with its last row.
   */
  children: ReactNode;
}

/** The link to its own row, which begins it. */
const rowLink = 'td a[id]';

/**
 * A field that hides the rows of the table under it which do not match, and links that copy the address of their row.
 * Without JavaScript the table is whole, and the links are links.
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
    for (const section of Array.from(table.current!.querySelectorAll<HTMLElement>('section'))) {
      section.hidden = !section.querySelector('tbody tr:not([hidden])');
    }
    setFound({shown, total: rows.length});
  }, [query]);

  // One listener for all rows: a button in each would double the weight of a table.
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

  // A link to a row that the filter hides would lead nowhere.
  useEffect(() => {
    const onHashChange = (): void => {
      const target = document.getElementById(window.location.hash.slice(1));
      const row = target?.closest('tr');
      if (!row?.hidden || !table.current!.contains(row)) return;
      // At once and not after the next drawing: rows that come back above the target would push it away.
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
