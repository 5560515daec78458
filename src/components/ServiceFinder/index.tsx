import React, {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import Comparison from './Comparison';
import Filters, {type Names} from './Filters';
import {find, type Row} from './find';
import {hideEmptySections} from '../TableFilter/sections';
import {addCheckboxes, checkboxOf, readRows, rowElements} from './rows';
import {emptyState, isUnfiltered, maxCompared, readState, writeState, type Known, type FinderState} from './state';
import {filters} from '../../wire/finder';
import styles from './styles.module.css';

interface Props {
  /** JSON of `Names`: values and labels per filter, in display order. */
  names: string;
  /** Prerendered tables in sections, complete without JavaScript; see readRows for the data in their rows. */
  children: ReactNode;
}

/** Debounce before typed text is written to the address. */
const debounceMilliseconds = 300;
/** At most this many ignored parameters are listed. */
const maxIgnored = 5;

/** Service finder: filters the tables below and compares selected rows. Its state is in the query of the address. */
export default function ServiceFinder({names, children}: Props): ReactNode {
  const offered = useMemo(() => JSON.parse(names) as Names, [names]);
  const [rows, setRows] = useState<Row[]>([]);
  const known = useMemo(
    () =>
      ({
        ...Object.fromEntries(filters.map((filter) => [filter, offered[filter].map(([value]) => value)])),
        compare: rows.map(({code}) => code),
      }) as Known,
    [offered, rows],
  );
  const {state, ignored, change, arrivals, isComparing} = useAddress(known, rows.length > 0);
  // An address with `compare` opens the comparison on arrival. Selections made on the page do not, to avoid a layout
  // shift.
  const [opened, setOpened] = useState<{arrivals: number; isOpen: boolean} | null>(null);
  const isOpen = opened?.arrivals === arrivals ? opened.isOpen : isComparing;
  const setIsOpen = (value: boolean): void => setOpened({arrivals, isOpen: value});
  const found = useMemo(() => find(rows, state, known), [rows, state, known]);
  const {selectMessage} = usePluralForm();
  const table = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const comparison = useRef<HTMLHeadingElement>(null);

  const readTable = useCallback((element: HTMLDivElement | null) => {
    table.current = element;
    if (!element) return;
    addCheckboxes(element, (code) =>
      translate(
        {
          id: 'site.finder.compareOne',
          message: 'Compare {code}',
          description: 'Label of the checkbox of a service in the table',
        },
        {code},
      ),
    );
    setRows(readRows(element));
  }, []);

  // A layout effect, so that hidden rows do not flash.
  useLayoutEffect(() => {
    rowElements(table.current!).forEach((row, index) => {
      if (!rows[index]) return;
      const {code} = rows[index];
      const box = checkboxOf(row);
      row.hidden = !found.isShown[index];
      box.checked = state.compare.includes(code);
      box.disabled = !box.checked && state.compare.length >= maxCompared;
    });
    hideEmptySections(table.current!);
  }, [rows, found, state.compare]);

  // After a link to another query of this page the focus moves to the result count: Docusaurus does not move it when
  // only the query changes.
  const history = useHistory();
  const wasReady = useRef(false);
  useEffect(() => {
    if (wasReady.current && arrivals > 0 && history.action === 'PUSH') count.current!.focus();
  }, [arrivals, history]);
  useEffect(() => {
    wasReady.current = rows.length > 0;
  }, [rows]);

  const compare = (codes: string[]): void => change({...state, compare: codes});
  /** In the next frame: the focused button may be removed by then, and the comparison mounted. */
  const focusNext = (): void => {
    requestAnimationFrame(() => (comparison.current ?? count.current)!.focus());
  };
  // React dispatches click events of elements that it has not rendered, but not their change events.
  const onBox = ({target}: MouseEvent<HTMLElement>): void => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    compare(target.checked ? [...state.compare, target.value] : state.compare.filter((code) => code !== target.value));
  };
  const compared = state.compare.map((code) => rows.find((row) => row.code === code)!).filter(Boolean);
  const canCompare = compared.length > 1;

  return (
    <div className={styles.finder}>
      {canCompare && isOpen && (
        <Comparison
          heading={comparison}
          compared={compared}
          onRemove={(code) => {
            compare(state.compare.filter((each) => each !== code));
            focusNext();
          }}
          onClose={() => {
            setIsOpen(false);
            focusNext();
          }}
        />
      )}
      <div
        className={styles.controls}
        role="search"
        aria-label={translate({
          id: 'site.finder.label',
          message: 'Find a service',
          description: 'Name of the filters over the table of services',
        })}
      >
        <Filters field={field} state={state} names={offered} found={found} onChange={change} />
        <div className={styles.result}>
          <p ref={count} className={styles.count} role="status" tabIndex={-1}>
            {rows.length > 0 &&
              (found.shown === 0
                ? translate({
                    id: 'site.finder.none',
                    message: 'No service fits. Remove a filter.',
                    description: 'Result of the filters over the services when none is left',
                  })
                : selectMessage(
                    found.shown,
                    translate(
                      {
                        id: 'site.finder.found',
                        message: '{count} service|{count} services',
                        description:
                          'Result of the filters: how many services are left. As many forms as the language has',
                      },
                      {count: found.shown},
                    ),
                  ))}
          </p>
          <button
            type="button"
            className="quiet-button"
            hidden={isUnfiltered(state)}
            onClick={() => {
              change({...emptyState, compare: state.compare});
              field.current!.focus();
            }}
          >
            <Translate id="site.finder.clear" description="The button that takes all filters away">
              Clear all filters
            </Translate>
          </button>
        </div>
        <p className={styles.ignored} role="status">
          {ignored.length > 0 &&
            translate(
              {
                id: 'site.finder.ignored',
                message: 'These parts of the address were not understood and are ignored: {parts}',
                description: 'Names the parts of an address that name no value of a filter, or one too many',
              },
              {parts: [...ignored.slice(0, maxIgnored), ...(ignored.length > maxIgnored ? ['…'] : [])].join(', ')},
            )}
        </p>
      </div>
      <div>
        <div ref={readTable} className={styles.table} onClick={onBox}>
          {children}
        </div>
        {compared.length > 0 && (
          <div className={styles.bar}>
            <p role="status">
              {translate(
                {
                  id: 'site.finder.chosen',
                  message: 'To compare: {count} of {most}',
                  description: 'How many services are chosen for the comparison, and how many may be',
                },
                {count: compared.length, most: maxCompared},
              )}
            </p>
            {canCompare && (
              <button
                type="button"
                className="quiet-button"
                onClick={() => {
                  setIsOpen(true);
                  focusNext();
                }}
              >
                <Translate
                  id="site.finder.compare"
                  description="The button that leads to the comparison of the chosen services"
                >
                  Compare
                </Translate>
              </button>
            )}
            <button
              type="button"
              className="quiet-button"
              onClick={() => {
                compare([]);
                count.current!.focus({preventScroll: true});
              }}
            >
              <Translate
                id="site.finder.compareNone"
                description="The button that takes all services out of the comparison"
              >
                Clear the selection
              </Translate>
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * State stored in the query of the address. A change is rendered first and written to the address after that: typed
 * text is debounced into one history entry, any other change gets its own.
 */
function useAddress(known: Known, isReady: boolean) {
  const history = useHistory();
  const rendered = useLocation();
  // Reads `history` directly: Docusaurus renders a new location only once its page has loaded, and the reader may press
  // back before that.
  const search = useSyncExternalStore(
    useCallback((onChange) => history.listen(onChange), [history]),
    () => (history.location.pathname === rendered.pathname ? history.location : rendered).search,
    () => '',
  );
  const address = isReady ? search : '';
  const arrived = useMemo(() => {
    const read = readState(address, known);
    return {...read, isComparing: read.state.compare.length > 1};
  }, [address, known]);
  /** The state after the reader's changes since the last navigation. */
  const [changed, setChanged] = useState<typeof arrived | null>(null);
  const current = changed ?? arrived;
  const [arrivals, setArrivals] = useState(0);
  const isWriting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  // A navigation to another query replaces the changes, unless it writes them.
  useEffect(() => {
    let seen = history.location.search;
    return history.listen(({pathname, search: next}) => {
      if (pathname !== rendered.pathname || next === seen) return;
      seen = next;
      if (isWriting.current) return;
      setChanged(null);
      setArrivals((count) => count + 1);
    });
  }, [history, rendered.pathname]);

  const write = (next: FinderState, isTyped: boolean): void => {
    const {pathname, search: present, hash} = history.location;
    const target = writeState(next, present);
    if (target === present) return;
    isWriting.current = true;
    // After a router push Docusaurus moves the focus to the top of the page, so the entry is pushed natively and then
    // replaced.
    if (!isTyped || !new URLSearchParams(present).has('q'))
      window.history.pushState(null, '', pathname + target + hash);
    history.replace({pathname, search: target, hash});
    isWriting.current = false;
  };
  const change = (next: FinderState): void => {
    setChanged({...current, state: next, ignored: []});
    clearTimeout(timer.current);
    const isTyped = next.q !== current.state.q && next.q !== '';
    const here = history.location;
    // Deferred until the rows are rendered, because a navigation renders the page again. Skipped if the reader has
    // navigated away.
    timer.current = setTimeout(
      () => history.location === here && write(next, isTyped),
      isTyped ? debounceMilliseconds : 0,
    );
  };
  return {...current, arrivals, change};
}
