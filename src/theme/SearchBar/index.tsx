// Change: replaces the search bar of @easyops-cn/docusaurus-search-local. It has a translated label, implements the
// ARIA combobox pattern, reports loading and failure, shows what each hit is and says, offers pages where nothing is typed
// or found, and loads its code on demand.
import React, {useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {pressedKey} from '@site/src/components/pressedKey';
import {contextOf} from '@site/src/plugins/search/client/contexts';
import type {Hit} from '@site/src/plugins/search/client/hit';
import {markedQueryOf} from '@site/src/plugins/search/client/markedQuery';
import {maxQueryLength} from '@site/src/plugins/search/client/protocol';
import {useMarkedQuery} from '@site/src/plugins/search/client/useMarkedQuery';
import {useSearch} from '@site/src/plugins/search/client/useSearch';
import Dropdown from './Dropdown';
import {optionId} from './optionId';
import StatusText from './StatusText';
import styles from './styles.module.css';

/** Lazy: most visits do not use the search. */
const load = () => import(/* webpackChunkName: "search-box" */ './lazyParts');

export default function SearchBar(): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const {activeVersion} = useActiveDocContext(undefined);
  const indexBase = activeVersion && !activeVersion.isLast ? `${activeVersion.path}/` : baseUrl;
  const context = contextOf(pathname, baseUrl);

  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const isBrowser = useIsBrowser();
  const markedQuery = useMarkedQuery();
  const [entered, setEntered] = useState<string | null>(null);
  const input = entered ?? markedQuery;
  const [isActivated, setIsActivated] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const state = useSearch({isEnabled: isActivated, input, context, baseUrl, indexBase, load});
  const {status, hits, query, isBusy, loaded} = state;
  const isEmpty = input.trim() === '';
  const isExpanded = isOpen && (!isEmpty || hits.length > 0);
  const hasList = isExpanded && hits.length > 0;

  // The best hit is preselected, so that Enter opens it; of the pages below an empty box none is. Hits that are added for
  // the same query change no choice.
  const [active, setActive] = useState({query, index: isEmpty ? -1 : 0});
  const activeIndex = active.query === query ? active.index : isEmpty ? -1 : 0;
  const setActiveIndex = (index: number): void => setActive({query, index});

  // Enter opens the best hit for the current input, so it waits while the hits are those of an older query.
  const [awaited, setAwaited] = useState<string | null>(null);
  const isAwaitedHit = isExpanded && awaited === input && query === input && hits.length > 0;
  const openAwaitedHit = useEffectEvent(() => open(hits[0]!));
  useEffect(() => {
    if (isAwaitedHit) {
      openAwaitedHit();
    }
  }, [isAwaitedHit]);

  // A navigation to other marked words puts them into the box.
  useEffect(() => {
    let marked = markedQueryOf(history.location.search);
    return history.listen((location) => {
      const next = markedQueryOf(location.search);
      if (next === marked) {
        return;
      }
      marked = next;
      // The box keeps what was typed, also if it is longer than the query in the address.
      setEntered((text) => (text === null || text.slice(0, maxQueryLength) === next ? text : next));
    });
  }, [history]);

  // Picks up text typed and focus set before hydration.
  useEffect(() => {
    if (field.current?.value) {
      setEntered(field.current.value);
    }
    if (document.activeElement === field.current) {
      setIsActivated(true);
      setIsOpen(true);
    }
  }, []);

  function close(): void {
    setIsOpen(false);
    field.current?.blur();
  }

  function open(hit: Hit): void {
    close();
    history.push(loaded!.hitAddress(hit, query));
  }

  function clear(): void {
    setEntered('');
    setActive({query: '', index: -1});
    field.current?.focus();
    const parameters = new URLSearchParams(search);
    if (parameters.has('_highlight')) {
      parameters.delete('_highlight');
      history.push({pathname, search: parameters.toString(), hash});
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const move = (index: number): void => {
      event.preventDefault();
      setIsOpen(true);
      setActiveIndex((index + hits.length) % hits.length);
    };
    const hit = hits[activeIndex];
    const key = pressedKey(event);
    if (key === 'Escape') {
      close();
    } else if (key === 'ArrowDown' && hits.length > 0) {
      move(isExpanded ? activeIndex + 1 : 0);
    } else if (key === 'ArrowUp' && hits.length > 0) {
      move(isExpanded && activeIndex > 0 ? activeIndex - 1 : -1);
    } else if (key === 'Home' && hasList && !event.shiftKey) {
      move(0);
    } else if (key === 'End' && hasList && !event.shiftKey) {
      move(-1);
    } else if (key === 'Enter' && isExpanded) {
      event.preventDefault();
      if (hit && (query === input || isEmpty)) {
        open(hit);
      } else if (!isEmpty) {
        setAwaited(input);
      }
    }
  }

  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });

  return (
    <div
      ref={box}
      className={clsx('navbar__search', styles.searchBar)}
      onBlur={({relatedTarget}) => {
        if (!box.current?.contains(relatedTarget)) {
          setIsOpen(false);
          setAwaited(null);
        }
      }}
    >
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="6.75" cy="6.75" r="4.75" />
        <path d="m10.25 10.25 4 4" />
      </svg>
      <input
        ref={field}
        className={clsx('navbar__search-input', styles.input)}
        role="combobox"
        aria-autocomplete="list"
        aria-controls={hasList ? listId : undefined}
        aria-expanded={hasList}
        aria-activedescendant={hasList && activeIndex >= 0 ? optionId(listId, activeIndex) : undefined}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        // Uncontrolled until hydration, so that typed text is not lost. In development nothing is hydrated.
        value={isBrowser || process.env.NODE_ENV === 'development' ? input : undefined}
        onMouseEnter={() => setIsActivated(true)}
        onFocus={() => {
          setIsActivated(true);
          setIsOpen(true);
        }}
        onChange={({target}) => {
          setEntered(target.value);
          setActive({query: '', index: -1});
          setIsOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      {input !== '' && (
        <button
          type="button"
          className={clsx('clean-btn', styles.clear)}
          onClick={clear}
          aria-label={translate({
            id: 'site.search.clear',
            message: 'Clear the search',
            description: 'The ARIA label of the button that empties the search box and removes the marks',
          })}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m4 4 8 8m0-8-8 8" />
          </svg>
        </button>
      )}
      <span role="status" className="visually-hidden">
        {isExpanded && <StatusText state={state} />}
      </span>
      {isExpanded && (
        <Dropdown
          state={state}
          onLeave={close}
          freshAddress={`${baseUrl}search/?${new URLSearchParams({q: input})}`}
          footer={
            loaded &&
            !isEmpty &&
            (hits.length > 0 || (context && status === 'ready')) && (
              <loaded.SearchPageLink
                input={input}
                context={context}
                isEmpty={hits.length === 0}
                baseUrl={baseUrl}
                indexBase={indexBase}
                onClick={close}
              />
            )
          }
        >
          {loaded && hits.length > 0 && (
            <loaded.Suggestions
              listId={listId}
              hits={hits}
              query={query}
              isBusy={isBusy}
              baseUrl={baseUrl}
              activeIndex={activeIndex}
              onPoint={setActiveIndex}
              onOpen={open}
            />
          )}
        </Dropdown>
      )}
    </div>
  );
}
