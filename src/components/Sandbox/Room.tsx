import React, {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import styles from './start.module.css';

/** The ids of the parts, in the order in which a phone shows them; wider screens place them by their names. */
const partNames = ['next', 'payer', 'transactions', 'timeline', 'inbox', 'account', 'clock', 'keep'] as const;
type PartName = (typeof partNames)[number];

type Heading = ReactElement<{id: string; children: ReactNode}>;

/** The headings of the page, and below each the text that says what its part shows. */
export type Parts = Record<PartName, {heading: Heading; intro: ReactElement[]}>;

/** What the parts show; one without content has the text of the page. */
export type Contents = Partial<Record<PartName, ReactElement>>;

/**
 * The parts in the text of a page. Their headings are prerendered, so the table of contents and links find them.
 *
 * @throws a sentence if the page lacks the heading of a part
 */
export function partsOf(children: ReactNode): Parts {
  const parts: Record<string, {heading: Heading; intro: ReactElement[]}> = {};
  let last: {heading: Heading; intro: ReactElement[]} | undefined;
  for (const node of Children.toArray(children)) {
    // Between the elements there are line breaks.
    if (!isValidElement<{id?: string}>(node)) continue;
    if (node.props.id === undefined) last?.intro.push(node);
    else {
      last = {heading: node as Heading, intro: []};
      parts[node.props.id] = last;
    }
  }
  const missing = partNames.filter((name) => !(name in parts));
  if (missing.length > 0)
    throw new Error(
      `docs/sandbox.mdx: inside <Sandbox> there is no heading with the id ${missing.join(', ')}. Add it.`,
    );
  return parts as Parts;
}

/** The control room: each part under its heading, and on a phone links to them. */
export default function Room({parts, contents}: {parts: Parts; contents: Contents}): ReactNode {
  return (
    <>
      <nav
        className={styles.links}
        aria-label={translate({
          id: 'site.sandbox.parts',
          message: 'Parts of the sandbox',
          description: 'Name of the links to the parts of the sandbox on a phone',
        })}
      >
        <ul>
          {partNames.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{parts[name].heading.props.children}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.room}>
        {partNames.map((name) => (
          <section key={name} className={clsx(styles.part, styles[name])} aria-labelledby={name} data-part={name}>
            {parts[name].heading}
            {contents[name] ?? <div className={styles.intro}>{parts[name].intro}</div>}
          </section>
        ))}
      </div>
    </>
  );
}
