import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import {useLanguage, useScenario} from './choice';
import {lightFields} from './lights';
import TabList, {panelProps} from '../TabList';
import styles from './styles.module.css';

/** [id, label, file extension] */
type Variant = [string, string, string];

interface Props {
  /** Folder of the files, such as `/samples/v2/transaction/create`. */
  folder: string;
  /** JSON array of [id, title]; the first scenario is prerendered. */
  scenarios: string;
  /** JSON array of `Variant`; the first one is prerendered. */
  variants: string;
  /** Title of the sample, such as “Request”. */
  label: string;
  /** Text shown for a scenario without this sample, if some scenarios have none. */
  absent?: string;
  /** The first scenario in the first language, rendered at build time. */
  children: ReactNode;
}

type Loaded = {address: string; text: string} | {address: string; hasFailed: true};

/** Fetches a file, unless it is prerendered. While the request is pending, returns the previous file. */
function useFile(address: string, isInPage: boolean): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (isInPage) return undefined;
    const controller = new AbortController();
    fetch(address, {signal: controller.signal})
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        setLoaded({address, text: await response.text()});
      })
      .catch(() => {
        if (!controller.signal.aborted) setLoaded({address, hasFailed: true});
      });
    return () => controller.abort();
  }, [address, isInPage]);
  return loaded;
}

/**
 * A code sample in the reader's language and scenario. Other variants are fetched on demand; without JavaScript they
 * are links.
 */
export default function Sample({folder, scenarios, variants, label, absent, children}: Props): ReactNode {
  const titles = JSON.parse(scenarios) as [string, string][];
  const offered = JSON.parse(variants) as Variant[];
  const [language, setLanguage] = useLanguage();
  const [chosenScenario] = useScenario(folder);
  const panel = useId();
  const sample = useRef<HTMLDivElement>(null);
  const chosen = titles.find(([id]) => id === chosenScenario);
  const [scenario, title] = chosen ?? titles[0]!;
  const isAbsent = absent !== undefined && chosenScenario !== null && !chosen;
  const index = Math.max(
    0,
    offered.findIndex(([id]) => id === language),
  );
  const [highlighting, , extension] = offered[index]!;
  const fileOf = (variant: Variant) => `${folder}/${scenario}.${variant[2]}`;
  const isInPage = index === 0 && scenario === titles[0]![0];
  const address = `${folder}/${scenario}.${extension}`;
  const loaded = useFile(address, isInPage);
  const isLoading = !isInPage && loaded?.address !== address;

  // The ids of the fields of a response begin so; a callback has none on its page.
  const part = extension.startsWith('answer') ? 'answer' : extension.startsWith('callback') ? null : 'request';
  useEffect(() => (part === null ? undefined : lightFields(sample.current!, part)), [part]);

  let content = children;
  if (isAbsent) {
    content = <p className={styles.message}>{absent}</p>;
  } else if (!isInPage && loaded) {
    content =
      'text' in loaded ? (
        <CodeBlock language={highlighting}>{loaded.text.replace(/\n$/, '')}</CodeBlock>
      ) : (
        <p role="alert" className={styles.message}>
          <Translate
            id="site.sample.failed"
            description="Shown when the file of a code sample could not be loaded"
            values={{file: <a href={fileOf(offered[index]!)}>{fileOf(offered[index]!)}</a>}}
          >
            {'This sample could not be loaded. Open its file: {file}'}
          </Translate>
        </p>
      );
  }

  return (
    <div ref={sample} className={styles.sample} data-sample={scenario}>
      <p className={styles.caption}>
        <b>{label}</b>
        {absent !== undefined && !isAbsent && <span>{` · ${title}`}</span>}
      </p>
      {offered.length > 1 && (
        <TabList
          label={translate(
            {
              id: 'site.sample.languages',
              message: '{label}: language',
              description: 'Name of the row of language tabs above a code sample',
            },
            {label},
          )}
          prefix={panel}
          panel={panel}
          tabs={offered.map((variant) => [variant[0], variant[1], fileOf(variant)])}
          selected={highlighting}
          isDense
          onSelect={setLanguage}
        />
      )}
      <div
        className={styles.panel}
        {...(offered.length > 1 ? panelProps(panel, highlighting, panel) : {role: 'group', 'aria-label': label})}
      >
        {isLoading && (
          <p className={styles.loading}>
            <Translate id="site.sample.loading" description="Shown while the file of a code sample is loading">
              Loading the sample…
            </Translate>
          </p>
        )}
        {/* The previous sample stays while the next one loads, so that the layout shifts only once. */}
        <div className={clsx(isLoading && styles.before)}>{content}</div>
      </div>
    </div>
  );
}
