// Change: sets the head also for an unmatched path inside the docs, adds `noindex`, links to pages with a similar
// address, the home page and the most visited pages, and marks itself for src/clientModules/leaveNotFound.ts.
import React, {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import PageHead from '@site/src/components/PageHead';

/** Loaded only here: every page of the docs carries the rest of this file. Without it, the links below still work. */
const NearestPages = lazy(() => import('./NearestPages').catch(() => ({default: () => null})));

/** The most visited pages: path and link text. */
const links = (): [string, string][] => [
  [
    '/',
    translate({id: 'site.notFound.home', message: 'Home', description: 'The link of the 404 page to the start page'}),
  ],
  [
    '/request_format',
    translate({
      id: 'site.notFound.requestFormat',
      message: 'Request format',
      description: 'The link of the 404 page to /request_format',
    }),
  ],
  [
    '/callbacks',
    translate({
      id: 'site.notFound.callbacks',
      message: 'Callbacks',
      description: 'The link of the 404 page to /callbacks',
    }),
  ],
  [
    '/api/v2/',
    translate({
      id: 'site.notFound.api',
      message: 'Merchant API v2',
      description: 'The link of the 404 page to /api/v2/',
    }),
  ],
  [
    '/services/',
    translate({
      id: 'site.notFound.services',
      message: 'Payment services',
      description: 'The link of the 404 page to /services/',
    }),
  ],
];

export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page not found',
    description: 'The title of the 404 page',
  });
  const reason = translate({
    id: 'site.notFound.reason',
    message: 'There is no page at this address: it may have moved, or the link may be incomplete.',
    description: 'The first paragraph of the 404 page, and its description in the head',
  });
  return (
    <main className={clsx('container margin-vert--xl', className)} data-not-found>
      <PageHead title={title} description={reason} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1">{title}</Heading>
          <p>{reason}</p>
          <div role="status">
            <Suspense>
              <NearestPages />
            </Suspense>
          </div>
          <p>
            <Translate id="site.notFound.next" description="The line of the 404 page that introduces its links">
              You can continue from here:
            </Translate>
          </p>
          <ul>
            {links().map(([to, text]) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
          <p>
            <Translate id="site.notFound.search" description="The last paragraph of the 404 page">
              Or search for a field, a code or a method with the search box at the top of the page.
            </Translate>
          </p>
        </div>
      </div>
    </main>
  );
}
