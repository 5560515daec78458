import React, {type ReactNode, type RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import Table from '../Table';
import {groups, type ResultGroup, type WayOn} from './find';
import {labelOf} from './Filters';
import type {FinderState} from './state';
import type {Offered} from '../../wire/finder';
import listStyles from '../ServiceList/styles.module.css';
import styles from './styles.module.css';

/** “39 services”, in the plural form of the language. */
export function useServiceCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'site.finder.found',
          message: '{count} service|{count} services',
          description: 'Result of the filters: how many services are left. As many forms as the language has',
        },
        {count},
      ),
    );
}

function groupTitle(group: ResultGroup, country: string): string {
  switch (group) {
    case 'local':
      return translate(
        {
          id: 'site.finder.local',
          message: '{country} only',
          description: 'Heading of the services that only the chosen country has. The name is in the nominative case',
        },
        {country},
      );
    case 'regional':
      return translate(
        {
          id: 'site.finder.regional',
          message: '{country} and other countries',
          description: 'Heading of the services for the chosen country and some others. The name is in the nominative',
        },
        {country},
      );
    case 'worldwide':
      return translate({
        id: 'site.finder.worldwide',
        message: 'Every country',
        description: 'Heading of the services that every country has',
      });
    default:
      throw new Error(`The finder has no title for the group "${group satisfies never}".`);
  }
}

interface GroupsProps {
  countryCode: string | null;
  /** The name of the chosen country, or null while none is chosen. */
  country: string | null;
  heads: string[];
  counts: Record<ResultGroup, number>;
  /** The bodies of the tables, whose rows the finder moves. */
  bodies: RefObject<Partial<Record<ResultGroup, HTMLTableSectionElement | null>>>;
}

/** The flags are published once for all languages. */
function Flag({country}: {country: string}): ReactNode {
  return <img className="flag" src={`/img/flags/${country.toLowerCase()}.svg`} width={18} height={18} alt="" />;
}

/** A table per group of the services of a country: its own first. */
export function Groups({countryCode, country, heads, counts, bodies}: GroupsProps): ReactNode {
  const countText = useServiceCount();
  return (
    <div className={listStyles.list} hidden={country === null}>
      {groups.map((group) => (
        <section key={group} hidden={counts[group] === 0} data-group={group}>
          <h3 id={`finder-${group}`} className={styles.groupTitle}>
            {countryCode !== null && group !== 'worldwide' && <Flag country={countryCode} />}
            <span>{groupTitle(group, country ?? '')}</span>
            <span> </span>
            <small>{countText(counts[group])}</small>
          </h3>
          <Table className="finder" aria-labelledby={`finder-${group}`}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody
              ref={(body) => {
                bodies.current[group] = body;
              }}
            />
          </Table>
        </section>
      ))}
    </div>
  );
}

interface NothingProps {
  state: FinderState;
  offered: Offered;
  ways: WayOn[];
  onRemove: (name: WayOn['without']) => void;
}

/** Where the results would be: which filter to remove, and what is found without it. */
export function Nothing({state, offered, ways, onRemove}: NothingProps): ReactNode {
  const countText = useServiceCount();
  // The country and the text speak for themselves.
  const nameOf = (name: WayOn['without']): string => {
    if (name === 'q') return state.q.trim();
    const values = state.chosen[name].map((value) => offered[name].find(([each]) => each === value)![1]).join(', ');
    return name === 'country' ? values : `${labelOf(name)}: ${values}`;
  };
  return (
    <div className={styles.nothing}>
      <p>
        {ways.length > 0
          ? translate({
              id: 'site.finder.nothing',
              message: 'No service fits all of these filters together. Remove one of them:',
              description: 'Shown in the place of the results when there is none; buttons with the filters follow',
            })
          : translate({
              id: 'site.finder.nothingNear',
              message: 'No service fits, even without any one of these filters. Clear them all, or choose again.',
              description: 'Shown in the place of the results when the removal of no single filter helps',
            })}
      </p>
      {ways.length > 0 && (
        <ul>
          {ways.map(({without, count}) => (
            <li key={without}>
              <button type="button" className="quiet-button" onClick={() => onRemove(without)}>
                {translate(
                  {
                    id: 'site.finder.without',
                    message: 'Without “{filter}”: {services}',
                    description: 'A button that removes one filter, and how many services are found then',
                  },
                  {filter: nameOf(without), services: countText(count)},
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** In the place of the whole list, while what fits stands below the filters. */
export function Elsewhere(): ReactNode {
  return (
    <p className={styles.elsewhere}>
      <Translate
        id="site.finder.elsewhere"
        description="Stands in the place of the whole list while the filters are in use"
      >
        The services that fit your filters are at the top of this page, below the filters.
      </Translate>
    </p>
  );
}
