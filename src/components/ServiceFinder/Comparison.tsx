import React, {useEffect, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Table from '../Table';
import type {Row} from './find';
import styles from './styles.module.css';

interface Props {
  heading: RefObject<HTMLHeadingElement | null>;
  compared: Row[];
  onRemove: (code: string) => void;
  onClose: () => void;
}

/** The part of the published services.json that the comparison uses: text by name for each fact. */
interface Published {
  code: string;
  facts: Record<string, string>;
}

type Loaded = 'waiting' | 'failed' | Published[];

/** The chosen services side by side. Fetches the published services.json when first opened. */
export default function Comparison({heading, compared, onRemove, onClose}: Props): ReactNode {
  const file = useBaseUrl('/services.json');
  const [loaded, setLoaded] = useState<Loaded>('waiting');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    fetch(file, {signal: controller.signal})
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        setLoaded((await response.json()) as Published[]);
      })
      .catch(() => {
        if (!controller.signal.aborted) setLoaded('failed');
      });
    return () => controller.abort();
  }, [file, attempt]);

  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <div className={styles.comparisonHead}>
        <h2 ref={heading} id="comparison" tabIndex={-1}>
          <Translate id="site.finder.comparison" description="Heading of the comparison of services">
            Comparison of services
          </Translate>
        </h2>
        <button type="button" className="quiet-button" onClick={onClose}>
          <Translate id="site.finder.close" description="The button that closes the comparison of services">
            Close
          </Translate>
        </button>
      </div>
      {loaded === 'waiting' && (
        <p role="status">
          <Translate id="site.finder.loading" description="Shown while the facts of the compared services are loading">
            Loading the facts…
          </Translate>
        </p>
      )}
      {loaded === 'failed' && (
        <p role="alert">
          <span>
            <Translate
              id="site.finder.failed"
              description="Shown when the facts of the compared services could not be loaded"
            >
              The facts could not be loaded.
            </Translate>
          </span>
          <span> </span>
          <button
            type="button"
            className="quiet-button"
            onClick={() => {
              setLoaded('waiting');
              setAttempt(attempt + 1);
            }}
          >
            <Translate
              id="site.finder.tryAgain"
              description="The button that loads the facts of the compared services again"
            >
              Try again
            </Translate>
          </button>
        </p>
      )}
      {typeof loaded === 'object' && <Facts compared={compared} published={loaded} onRemove={onRemove} />}
    </section>
  );
}

function Facts({
  compared,
  published,
  onRemove,
}: Pick<Props, 'compared' | 'onRemove'> & {published: Published[]}): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const facts = compared.map(({code}) => published.find((each) => each.code === code)?.facts ?? {});
  // Services leave out facts that they cannot have; the fullest ones give the order.
  const names = new Set(
    facts
      .map((each) => Object.keys(each))
      .sort((one, other) => other.length - one.length)
      .flat(),
  );
  const different = [...names].filter((name) => new Set(facts.map((each) => each[name])).size > 1);
  const shown = isWhole ? [...names] : different;
  return (
    <>
      <p className={styles.extent}>
        <span>
          {translate(
            {
              id: 'site.finder.differences',
              message: '{count} of {all} facts differ.',
              description: 'How many facts of the compared services are not the same',
            },
            {count: different.length, all: names.size},
          )}
        </span>
        <span> </span>
        <button type="button" className="quiet-button" aria-pressed={isWhole} onClick={() => setIsWhole(!isWhole)}>
          <Translate
            id="site.finder.whole"
            description="The button that shows the facts in which the compared services agree, too"
          >
            Show all facts
          </Translate>
        </button>
      </p>
      <Table aria-labelledby="comparison">
        <thead>
          <tr>
            <th scope="col">
              <Translate id="site.finder.fact" description="Head of the column with the names of the compared facts">
                Fact
              </Translate>
            </th>
            {compared.map(({code, title, href}) => (
              <th key={code} scope="col">
                {href === null ? <span>{title}</span> : <Link to={href}>{title}</Link>}
                <button
                  type="button"
                  className={clsx('quiet-button', styles.remove)}
                  aria-label={translate(
                    {
                      id: 'site.finder.removeLabel',
                      message: 'Remove {code}',
                      description: 'Accessible name of the button that takes a service out of the comparison',
                    },
                    {code},
                  )}
                  onClick={() => onRemove(code)}
                >
                  <Translate
                    id="site.finder.remove"
                    description="The button that takes a service out of the comparison"
                  >
                    Remove
                  </Translate>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((name) => (
            <tr key={name} data-differs={different.includes(name)}>
              <th scope="row">{name}</th>
              {facts.map((each, index) => (
                <td key={compared[index]!.code}>{each[name] ?? '—'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
