// Change: replaces the search page of @easyops-cn/docusaurus-search-local. It has a <main> and labelled inputs, shows
// what each hit is and says, treats an unknown context or version as everything, offers pages where nothing is typed or
// found, reports a failed index, and says that it needs JavaScript.
import React, {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {usePluralForm} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import PageHead from '@site/src/components/PageHead';
import {contexts, parseContext} from '@site/src/plugins/search/client/contexts';
import * as engine from '@site/src/plugins/search/client/engine';
import type {Hit} from '@site/src/plugins/search/client/hit';
import {hitAddress} from '@site/src/plugins/search/client/hitAddress';
import {hitGroup} from '@site/src/plugins/search/client/hitGroup';
import {hitPath} from '@site/src/plugins/search/client/hitPath';
import {
  contextLabel,
  failedMessage,
  freshPageLabel,
  groupLabel,
  loadingMessage,
  retryLabel,
} from '@site/src/plugins/search/client/labels';
import {markedText} from '@site/src/plugins/search/client/markedText';
import {useSearch} from '@site/src/plugins/search/client/useSearch';
import {trustedWords} from '@site/src/trustedTypes';
import {NotOffered, WaysOn} from '../SearchBar/Offers';
import styles from './styles.module.css';

const hitLimit = 100;
/** Longer sentences are cut. */
const excerptLength = 240;
const load = () => Promise.resolve(engine);

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchPageContent />
    </Layout>
  );
}

function SearchPageContent(): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const {query, context, indexBase, change} = useAddress(baseUrl);
  const [typed, setTyped] = useState<string | null>(null);
  const input = typed ?? query;
  const state = useSearch({isEnabled: isBrowser, input, context, baseUrl, indexBase, limit: hitLimit + 1, load});
  const hits = state.hits.slice(0, hitLimit);

  // A navigation (the search bar, back and forward) brings its own query; typing only replaces the address.
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action !== 'REPLACE') {
          setTyped(null);
        }
      }),
    [history],
  );

  const title = input.trim()
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'The search page title for non-empty query',
        },
        {query: input},
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'The search page title for empty query',
      });

  return (
    <main className="container margin-vert--lg" aria-busy={state.isBusy}>
      <PageHead
        title={title}
        description={translate({
          id: 'site.search.description',
          message: 'Search all pages of the documentation for a field, a code, a service or a payment method.',
          description: 'The description of the search page in its head, for search engines and messengers',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>{title}</h1>
      <div className={styles.form}>
        <input
          type="search"
          name="q"
          className={`text-input ${styles.query}`}
          autoComplete="off"
          autoFocus
          value={input}
          onChange={({target}) => {
            setTyped(target.value);
            change('q', target.value);
          }}
          aria-label={translate({
            id: 'site.search.queryLabel',
            message: 'What to search for',
            description: 'The ARIA label of the input on the search page',
          })}
        />
        <select
          name="search-context"
          className="text-input"
          value={context ?? ''}
          onChange={({target}) => change('ctx', target.value)}
          aria-label={translate({
            id: 'site.search.contextLabel',
            message: 'Where to search',
            description: 'The ARIA label of the choice of context on the search page',
          })}
        >
          <option value="">
            {translate({
              id: 'theme.SearchPage.searchContext.everywhere',
              message: 'Everywhere',
              description: 'The choice on the search page that means no context',
            })}
          </option>
          {contexts.map((path) => (
            <option key={path} value={path}>
              {contextLabel(path)}
            </option>
          ))}
        </select>
      </div>
      <p className="without-script">
        <Translate
          id="site.search.needsScript"
          description="The text of the search page without JavaScript"
          values={{
            home: (
              <Link key="home" to="/">
                <Translate id="site.search.needsScript.home" description="The link to the start page in that text">
                  the start page
                </Translate>
              </Link>
            ),
            list: (
              <a key="list" href={`${baseUrl}llms.txt`}>
                llms.txt
              </a>
            ),
          }}
        >
          {
            'The search runs in your browser and needs JavaScript. Without it, use the menu of {home}, or find the title of the page in {list}, which lists them all.'
          }
        </Translate>
      </p>
      <p role="status">
        {state.status === 'failed' && <span>{failedMessage()}</span>}
        {state.status === 'loading' && <span>{loadingMessage()}</span>}
        {state.status === 'ready' && <HitCount count={hits.length} isCut={state.hits.length > hitLimit} />}
      </p>
      {state.status === 'failed' && (
        <p>
          <button type="button" className="quiet-button" onClick={state.retry}>
            {retryLabel()}
          </button>
          <span> </span>
          <a href={`${baseUrl}search/?${new URLSearchParams({q: input})}`}>{freshPageLabel()}</a>
        </p>
      )}
      {state.notOffered && <NotOffered name={state.notOffered.name} nearest={state.notOffered.nearest} />}
      {state.waysOn.length > 0 && <WaysOn links={state.waysOn} />}
      {hits.map((hit) => (
        <SearchHit key={hit.id} hit={hit} query={state.query} baseUrl={baseUrl} />
      ))}
    </main>
  );
}

/** The parsed query of the address, and a function that changes it. An unknown context or version means everything. */
function useAddress(baseUrl: string) {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {search} = useLocation();
  const versions = useVersions(undefined);
  const parameters = new URLSearchParams(isBrowser ? search : '');
  const version = versions.find(({isLast, path}) => !isLast && `${path}/` === `${baseUrl}${parameters.get('version')}`);
  return {
    query: parameters.get('q') ?? '',
    context: parseContext(parameters.get('ctx')),
    indexBase: version ? `${version.path}/` : baseUrl,
    change: (name: 'q' | 'ctx', value: string): void => {
      const next = new URLSearchParams(history.location.search);
      if (value) {
        next.set(name, value);
      } else {
        next.delete(name);
      }
      history.replace({search: next.toString()});
    },
  };
}

function HitCount(props: {count: number; isCut: boolean}): ReactNode {
  const {selectMessage} = usePluralForm();
  return <span>{hitCountText(props, selectMessage)}</span>;
}

function hitCountText(
  {count, isCut}: {count: number; isCut: boolean},
  selectMessage: ReturnType<typeof usePluralForm>['selectMessage'],
): string {
  if (isCut) {
    return translate(
      {
        id: 'site.search.firstResults',
        message: 'More than {count} results; the best {count} are shown',
        description: 'The count of results on the search page when there are more than it shows',
      },
      {count},
    );
  }
  return count === 0
    ? translate({
        id: 'theme.SearchPage.noResultsText',
        message: 'No results',
        description: 'The paragraph for empty search result',
      })
    : selectMessage(
        count,
        translate(
          {
            id: 'theme.SearchPage.documentsFound.plurals',
            message: '{count} result found|{count} results found',
            description: 'Pluralized label for the count of results. As many forms as the language has',
          },
          {count},
        ),
      );
}

function SearchHit({hit, query, baseUrl}: {hit: Hit; query: string; baseUrl: string}): ReactNode {
  return (
    <article className={styles.hit}>
      <h2 className={styles.hitTitle}>
        <Link to={hitAddress(hit, query)}>
          <span dangerouslySetInnerHTML={{__html: trustedWords(markedText(hit.title))}} />
        </Link>
      </h2>
      <p className={styles.hitPath}>{[groupLabel(hitGroup(hit, baseUrl)), ...hitPath(hit, baseUrl)].join(' › ')}</p>
      {hit.excerpt && (
        <p
          className={styles.hitText}
          dangerouslySetInnerHTML={{__html: trustedWords(markedText(hit.excerpt, excerptLength))}}
        />
      )}
    </article>
  );
}
