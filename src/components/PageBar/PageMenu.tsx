import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import {brand} from '@site/src/brand';
import {twinAddress} from '@site/src/content/pages/twinAddress';
import {useCopy} from '../useCopy';
import Menu from '../Menu';
import styles from './menu.module.css';

/** Fetches the page's Markdown. Its root-relative links get the host, because the text is used outside the site. */
async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.text()).replaceAll('](/', `](${window.location.origin}/`);
}

/** What a reader can do with the page: take it as Markdown, print it, report a mistake. */
export default function PageMenu(): ReactNode {
  const {metadata} = useDoc();
  const address = twinAddress(metadata.permalink);
  const [result, copy] = useCopy({copied: 4000});
  return (
    <Menu
      className={styles.menu}
      label={translate({
        id: 'site.pageMenu.label',
        message: 'Page',
        description: 'The button above a title that opens the menu of the page',
      })}
    >
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button type="button" className={clsx('needs-script', styles.control)} onClick={() => copy(load(address))}>
        <Translate id="site.pageMenu.copy" description="Copies the text of the page as Markdown">
          Copy as Markdown
        </Translate>
      </button>
      <a className={styles.control} href={address}>
        <Translate id="site.pageMenu.view" description="Link to the text of the page as Markdown">
          View as Markdown
        </Translate>
      </a>
      <button type="button" className={clsx('needs-script', styles.control)} onClick={() => window.print()}>
        <Translate id="site.pageMenu.print" description="Prints the page">
          Print
        </Translate>
      </button>
      <a
        className={styles.control}
        href={`mailto:${brand.contacts.documentation}?subject=${encodeURIComponent(metadata.permalink)}`}
      >
        <Translate id="site.pageMenu.report" description="Writes an e-mail about a mistake on the page">
          Report a mistake
        </Translate>
      </a>
      <span role="status" className={styles.result}>
        {result === 'copied' && (
          <span>
            <Translate id="site.pageMenu.copied" description="Said after the text of a page was copied as Markdown">
              Copied
            </Translate>
          </span>
        )}
        {result === 'failed' && (
          <span>
            <Translate
              id="site.pageMenu.failed"
              description="Said when the text of a page could not be copied as Markdown"
            >
              Not copied: view the page as Markdown and copy it there
            </Translate>
          </span>
        )}
      </span>
    </Menu>
  );
}
