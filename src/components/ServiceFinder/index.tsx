import React, {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import Comparison from './Comparison';
import Filters from './Filters';
import {find, groupOf, waysOn, type Found, type ResultGroup, type Row} from './find';
import {Elsewhere, Groups, Nothing, useServiceCount} from './Results';
import {completeRows, checkboxOf, placeList, readList, type List} from './rows';
import {
  emptyState,
  isUnfiltered,
  maxCompared,
  readState,
  withoutOne,
  writeState,
  type Known,
  type FinderState,
} from './state';
import {filters, type Offered} from '../../wire/finder';
import styles from './styles.module.css';

interface Props {
  /** JSON of `Offered`. */
  names: string;
  /** What the times of the list mean. */
  children: ReactNode;
}

/** Debounce before typed text is written to the address. */
const debounceMilliseconds = 300;
/** At most this many ignored parameters are listed. */
const maxIgnored = 5;
const noRows: Row[] = [];

/**
 * Service finder: filters the list of all services (src/components/ServiceList) and compares selected rows. The list
 * stands at the end of the page. While a filter is used, its rows stand below the filters: in the tables of their
 * families or, once a country is chosen, in groups by the number of countries. The state is in the query of the address.
 */
export default function ServiceFinder({names, children}: Props): ReactNode {
  const offered = useMemo(() => JSON.parse(names) as Offered, [names]);
  const [list, setList] = useState<List | null>(null);
  const rows = list?.rows ?? noRows;
  const known = useMemo(
    () =>
      ({
        ...Object.fromEntries(filters.map((filter) => [filter, offered[filter].map(([value]) => value)])),
        compare: rows.map(({code}) => code),
      }) as Known,
    [offered, rows],
  );
  const {state, ignored, change, arrivals, isComparing, isUntouched} = useAddress(known, list !== null);
  // An address with `compare` opens the comparison on arrival. Selections made on the page do not, to avoid a layout
  // shift.
  const [opened, setOpened] = useState<{arrivals: number; isOpen: boolean} | null>(null);
  const isOpen = opened?.arrivals === arrivals ? opened.isOpen : isComparing;
  const setIsOpen = (value: boolean): void => setOpened({arrivals, isOpen: value});
  const found = useMemo(() => (list ? find(rows, state, known) : allOf(offered)), [list, rows, state, known, offered]);
  const countText = useServiceCount();
  const root = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLSelectElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const comparison = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const bodies = useRef<Partial<Record<ResultGroup, HTMLTableSectionElement | null>>>({});
  const [isReserved, setIsReserved] = useState(false);

  const isFiltered = list !== null && !isUnfiltered(state);
  const [countryCode = null] = state.chosen.country;
  const country = offered.country.find(([code]) => code === countryCode)?.[1] ?? null;

  const onBox = useRef<(box: HTMLInputElement) => void>(() => undefined);
  useLayoutEffect(() => {
    onBox.current = ({checked, value}) =>
      change({...state, compare: checked ? [...state.compare, value] : state.compare.filter((code) => code !== value)});
  });

  // When the element is there, and in a layout effect, so that the list is in its place before the browser paints.
  const start = useCallback((element: HTMLDivElement | null) => {
    root.current = element;
    if (!element) return;
    const page = document.documentElement;
    setIsReserved(page.hasAttribute('data-finding'));
    page.removeAttribute('data-finding');
    const read = readList();
    completeRows(
      read,
      (code) =>
        translate(
          {
            id: 'site.finder.compareOne',
            message: 'Compare {code}',
            description: 'Label of the checkbox of a service in the table',
          },
          {code},
        ),
      (box) => onBox.current(box),
    );
    setList(read);
  }, []);

  useLayoutEffect(() => {
    if (!list) return;
    list.elements.forEach(({row}, index) => {
      const box = checkboxOf(row);
      row.hidden = !found.isShown[index];
      box.checked = state.compare.includes(box.value);
      box.disabled = !box.checked && state.compare.length >= maxCompared;
    });
    if (country === null)
      placeList(list, (index) => list.elements[index]!.home, isFiltered ? place.current : list.host);
    else placeList(list, (index) => bodies.current[groupOf(list.rows[index]!)]!, null);
  }, [list, found, state.compare, country, isFiltered]);

  // After a link to another query of this page the focus moves to the result count: Docusaurus does not move it when
  // only the query changes.
  const history = useHistory();
  const wasReady = useRef(false);
  useEffect(() => {
    if (!wasReady.current || arrivals === 0 || history.action !== 'PUSH') return;
    root.current!.scrollIntoView();
    count.current!.focus({preventScroll: true});
  }, [arrivals, history]);
  useEffect(() => {
    wasReady.current = list !== null;
  }, [list]);

  const compare = (codes: string[]): void => change({...state, compare: codes});
  /** In the next frame: the focused button may be removed by then, and the comparison mounted. */
  const focusNext = (): void => {
    requestAnimationFrame(() => (comparison.current ?? count.current)!.focus());
  };
  const clear = (): void => {
    change({...emptyState, compare: state.compare});
    first.current!.focus();
  };
  const compared = state.compare.map((code) => rows.find((row) => row.code === code)!).filter(Boolean);
  const canCompare = compared.length > 1;
  const isComparisonOpen = canCompare && isOpen;
  const isNothing = isFiltered && found.shown === 0;

  const bar = compared.length > 0 && (
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
        <Translate id="site.finder.compareNone" description="The button that takes all services out of the comparison">
          Clear the selection
        </Translate>
      </button>
    </div>
  );

  return (
    <div ref={start} className={clsx(styles.finder, 'unindexed')}>
      <div
        className={styles.controls}
        role="search"
        aria-label={translate({
          id: 'site.finder.label',
          message: 'Find a service',
          description: 'Name of the filters over the table of services',
        })}
      >
        <Filters first={first} state={state} offered={offered} found={list && found} onChange={change} />
        <div className={styles.result}>
          <p ref={count} className={styles.count} role="status" tabIndex={-1}>
            {found.shown === 0
              ? translate({
                  id: 'site.finder.none',
                  message: 'No service fits. Remove a filter.',
                  description: 'Result of the filters over the services when none is left',
                })
              : countText(found.shown)}
          </p>
          <button type="button" className="quiet-button" hidden={!isFiltered} onClick={clear}>
            <Translate id="site.finder.clear" description="The button that takes all filters away">
              Clear all filters
            </Translate>
          </button>
          <Link to="#all-services" hidden={isFiltered}>
            <Translate id="site.finder.all" description="The link from the filters to the whole list of services">
              See them all
            </Translate>
          </Link>
          <Link className={styles.tariffs} to="/cabinet/control/tariffs">
            <Translate id="site.finder.tariffs" description="The link from the services to the screen with the fees">
              Your tariffs
            </Translate>
          </Link>
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
      <div className={styles.results} data-reserved={isReserved && isUntouched && (isFiltered || isComparisonOpen)}>
        {isComparisonOpen && (
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
        {isFiltered && found.shown > 0 && (
          <h2 className="visually-hidden">
            <Translate id="site.finder.results" description="Heading of the services that fit, for screen readers">
              Services that fit
            </Translate>
          </h2>
        )}
        {isNothing && (
          <Nothing
            state={state}
            offered={offered}
            ways={waysOn(rows, state, known)}
            onRemove={(name) => {
              change(withoutOne(state, name));
              count.current!.focus({preventScroll: true});
            }}
          />
        )}
        {list && (
          <Groups
            countryCode={countryCode}
            country={country}
            heads={list.heads}
            counts={groupCounts(rows, found)}
            bodies={bodies}
          />
        )}
        <div ref={place} />
        {isFiltered && bar}
      </div>
      <div className={styles.times}>{children}</div>
      {list && createPortal(isFiltered ? <Elsewhere /> : bar, list.host)}
    </div>
  );
}

/** What is found before the list has been read: everything. */
function allOf(offered: Offered): Found {
  const counts = Object.fromEntries(
    filters.map((filter) => [filter, new Map(offered[filter].map(([value, , count]) => [value, count]))]),
  ) as Found['counts'];
  // Each service has one direction.
  return {isShown: [], shown: offered.direction.reduce((sum, [, , count]) => sum + count, 0), counts, worldwide: 0};
}

function groupCounts(rows: Row[], {isShown}: Found): Record<ResultGroup, number> {
  const counts = {local: 0, regional: 0, worldwide: 0};
  rows.forEach((row, index) => isShown[index] && (counts[groupOf(row)] += 1));
  return counts;
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
  return {...current, arrivals, isUntouched: changed === null && arrivals === 0, change};
}
