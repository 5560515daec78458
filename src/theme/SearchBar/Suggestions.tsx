// Change: part of the search bar, see index.tsx. The list of suggestions.
import React, {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Hit} from '@site/src/plugins/search/client/hit';
import {hitAddress} from '@site/src/plugins/search/client/hitAddress';
import {hitGroup} from '@site/src/plugins/search/client/hitGroup';
import {hitPath} from '@site/src/plugins/search/client/hitPath';
import {groupLabel} from '@site/src/plugins/search/client/labels';
import {markedText} from '@site/src/plugins/search/client/markedText';
import {trustedWords} from '@site/src/trustedTypes';
import {optionId} from './optionId';
import styles from './onDemand.module.css';

/** How long an excerpt is that fills a line of the list, and an answer that fills two. */
const excerptLength = 80;
const answerLength = 170;

interface Props {
  listId: string;
  hits: Hit[];
  /** The query of the hits, as it was typed. */
  query: string;
  /** Whether hits may still be added. */
  isBusy: boolean;
  baseUrl: string;
  activeIndex: number;
  /** Called when the pointer moves over a suggestion. */
  onPoint: (index: number) => void;
  onOpen: (hit: Hit) => void;
}

export default function Suggestions({
  listId,
  hits,
  query,
  isBusy,
  baseUrl,
  activeIndex,
  onPoint,
  onOpen,
}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({block: 'nearest'});
  }, [activeIndex]);
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      className={styles.suggestions}
      aria-busy={isBusy}
      aria-label={translate({
        id: 'site.search.suggestions.label',
        message: 'Suggestions',
        description: 'The ARIA label of the list under the search box',
      })}
    >
      {hits.map((hit, index) => (
        // Not Docusaurus' <Link>, which would prefetch the pages of all suggestions after each key press.
        <a
          key={hit.id}
          id={optionId(listId, index)}
          role="option"
          aria-selected={index === activeIndex}
          tabIndex={-1}
          className={clsx(styles.suggestion, {
            [styles.cursor!]: index === activeIndex,
            [styles.child!]: hit.isInterOfTree || hit.isLastOfTree,
          })}
          href={hitAddress(hit, query)}
          onMouseMove={() => onPoint(index)}
          onClick={(event) => {
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
              event.preventDefault();
              onOpen(hit);
            }
          }}
        >
          <HitText hit={hit} baseUrl={baseUrl} />
        </a>
      ))}
    </div>
  );
}

function HitText({hit, baseUrl}: {hit: Hit; baseUrl: string}): ReactNode {
  const group = hitGroup(hit, baseUrl);
  const isAnswer = group === 'error' || group === 'reason' || group === 'status';
  return (
    <>
      <span className={styles.hitHead}>
        <span className={styles.hitTitle} dangerouslySetInnerHTML={{__html: trustedWords(markedText(hit.title))}} />
        <span className={styles.hitGroup}>{groupLabel(group)}</span>
      </span>
      <span className={styles.hitPath}>{hitPath(hit, baseUrl).join(' › ')}</span>
      {/* Keeps its place while the text of the index is on its way. */}
      <span
        className={clsx(styles.hitText, isAnswer && styles.answer)}
        dangerouslySetInnerHTML={{
          __html: trustedWords(hit.excerpt ? markedText(hit.excerpt, isAnswer ? answerLength : excerptLength) : ''),
        }}
      />
    </>
  );
}
