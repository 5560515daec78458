// Change: sets the title also for an unmatched path inside the docs, adds `noindex`, links to pages with a similar
// address, the home page and the most visited pages, and marks itself for src/clientModules/normalizeAddress.ts.
import React, {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';

/** Loaded only here: every page of the docs carries the rest of this file. Without it, the links below still work. */
const NearestPages = lazy(() => import('./NearestPages').catch(() => ({default: () => null})));

/** The most visited pages: path and link text. */
const links: [string, ReactNode][] = [
  [
    '/',
    <Translate key="/" id="site.notFound.home" description="The link of the 404 page to the start page">
      Home
    </Translate>,
  ],
  [
    '/request_format',
    <Translate
      key="/request_format"
      id="site.notFound.requestFormat"
      description="The link of the 404 page to /request_format"
    >
      Request format
    </Translate>,
  ],
  [
    '/callbacks',
    <Translate key="/callbacks" id="site.notFound.callbacks" description="The link of the 404 page to /callbacks">
      Callbacks
    </Translate>,
  ],
  [
    '/api/v2/',
    <Translate key="/api/v2/" id="site.notFound.api" description="The link of the 404 page to /api/v2/">
      Merchant API v2
    </Translate>,
  ],
  [
    '/services/',
    <Translate key="/services/" id="site.notFound.services" description="The link of the 404 page to /services/">
      Payment services
    </Translate>,
  ],
];

export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx('container margin-vert--xl', className)} data-not-found>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1">{title}</Heading>
          <p>
            <Translate id="site.notFound.reason" description="The first paragraph of the 404 page">
              There is no page at this address: it may have moved, or the link may be incomplete.
            </Translate>
          </p>
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
            {links.map(([to, text]) => (
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
