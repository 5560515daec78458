import {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import {twinAddress} from '@site/src/content/pages/twinAddress';
import {copyText} from '../clipboard';
import styles from './styles.module.css';

/** Fetches the page's Markdown. Its root-relative links get the host, because the text is used outside the site. */
async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.text()).replaceAll('](/', `](${window.location.origin}/`);
}

/** Links to the Markdown version of the page, and a button that copies it. */
export default function MarkdownTwin(): ReactNode {
  const address = twinAddress(useDoc().metadata.permalink);
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (result !== 'copied') return undefined;
    const timer = setTimeout(() => setResult(null), 4000);
    return () => clearTimeout(timer);
  }, [result]);
  return (
    <div className={styles.twin}>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <span role="status">
        {result === 'copied' && (
          <span>
            <Translate id="site.markdownTwin.copied" description="Said after the text of a page was copied as Markdown">
              Copied
            </Translate>
          </span>
        )}
        {result === 'failed' && (
          <span>
            <Translate
              id="site.markdownTwin.failed"
              description="Said when the text of a page could not be copied as Markdown"
            >
              Not copied: view the page as Markdown and copy it there
            </Translate>
          </span>
        )}
      </span>
      <button
        type="button"
        className={styles.control}
        onClick={() => {
          setResult(null);
          copyText(load(address)).then(
            () => setResult('copied'),
            () => setResult('failed'),
          );
        }}
      >
        <Translate
          id="site.markdownTwin.copy"
          description="Button at the top of a page that copies its text as Markdown"
        >
          Copy as Markdown
        </Translate>
      </button>
      <a className={styles.control} href={address}>
        <Translate id="site.markdownTwin.view" description="Link at the top of a page to its text as Markdown">
          View as Markdown
        </Translate>
      </a>
    </div>
  );
}
