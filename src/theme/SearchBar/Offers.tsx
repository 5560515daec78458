// Change: part of the search bar and of the search page. What they say besides hits: what is not offered, and where to go
// when nothing is found.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {PageLink} from '@site/src/plugins/search/client/hit';
import {notOfferedMessage, waysOnMessage} from '@site/src/plugins/search/client/labels';
import type {NotOffered as Offer} from '@site/src/plugins/search/client/protocol';
import styles from './offers.module.css';

interface Props {
  /** Called when a link is followed. */
  onClick?: () => void;
}

/** Says that what the query names is not offered, and links to the nearest pages. */
export function NotOffered({name, nearest, onClick}: Pick<Offer, 'name' | 'nearest'> & Props): ReactNode {
  return (
    <p className={styles.notOffered}>
      <strong>{notOfferedMessage(name)}</strong>
      <span> </span>
      <span>
        {translate({
          id: 'site.search.nearest',
          message: 'Nearest:',
          description: 'Shown after “… is not offered.” in the search, before links to the nearest pages',
        })}
      </span>
      <span> </span>
      {nearest.map(({title, address}, index) => (
        <span key={address}>
          {index > 0 && <span>, </span>}
          <Link to={address} onClick={onClick}>
            {title}
          </Link>
        </span>
      ))}
    </p>
  );
}

/** Links to pages that help where nothing is found. */
export function WaysOn({links, onClick}: {links: PageLink[]} & Props): ReactNode {
  return (
    <div className={styles.waysOn}>
      <p>{waysOnMessage()}</p>
      <ul>
        {links.map(({title, address}) => (
          <li key={address}>
            <Link to={address} onClick={onClick}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
