import React, {useEffect, useState, type ReactElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {nearestPages, type ListedPage} from './nearest';

/** Lets an address that is wider than a phone break after a slash or an underscore. */
const breakable = (address: string): ReactElement[] =>
  address.split(/(?<=[/_])/).map((part, place) => (
    <React.Fragment key={place}>
      {place > 0 && <wbr />}
      <span>{part}</span>
    </React.Fragment>
  ));

/** Links to pages with a similar address. The list of pages is fetched only on the 404 page. */
export default function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const home = useBaseUrl('/');
  const [pages, setPages] = useState<ListedPage[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch(`${home}pages.json`, {signal: controller.signal})
      .then((answer) => (answer.ok ? (answer.json() as Promise<ListedPage[]>) : []))
      .then((all) => setPages(nearestPages(pathname.slice(home.length - 1), all)))
      // The links below still work without the list.
      .catch(() => setPages([]));
    return () => controller.abort();
  }, [home, pathname]);
  if (pages.length === 0) return null;
  return (
    <>
      <p>
        <Translate
          id="site.notFound.nearest"
          description="The line of the 404 page above the pages with a similar address"
        >
          Perhaps you are looking for one of these:
        </Translate>
      </p>
      <ul>
        {pages.map(([address, title]) => (
          <li key={address}>
            <Link to={address}>{title}</Link>
            <span> </span>
            <code translate="no">{breakable(address)}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
