// Change: sets the document title to `Page Error`, and clears the error on navigation.
import React, {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';

export default function TitledErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
  return (
    <>
      <Head>
        <title>
          {translate({
            id: 'site.errorPage.title',
            message: 'Page Error',
            description: 'The title of the document when a page crashed',
          })}
        </title>
      </Head>
      <ErrorPageContent error={error} tryAgain={tryAgain} />
    </>
  );
}
