import React, {useId, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {pressedKey} from '../pressedKey';
import type {Found} from './find';
import type {FinderState} from './state';
import type {Filter, Offered} from '../../wire/finder';
import styles from './styles.module.css';

interface Props {
  /** The list of countries. */
  first: RefObject<HTMLSelectElement | null>;
  state: FinderState;
  offered: Offered;
  /** Null until the list has been read: the options of the lists are not prerendered. */
  found: Found | null;
  onChange: (next: FinderState) => void;
}

interface FilterProps extends Pick<Props, 'offered' | 'found'> {
  filter: Filter;
  chosen: string[];
  onChoose: (values: string[]) => void;
}

/** Those that few readers need, in a part that opens on request. */
const rare = ['currency', 'integration', 'refund', 'recurring'] as const;

/** The country first, then the direction, the text and what the payer does; the rest opens on request. */
export default function Filters({first, state, offered, found, onChange}: Props): ReactNode {
  const id = useId();
  // An address that has one of the rare filters opens them.
  const [opened, setOpened] = useState<boolean | null>(null);
  const active = rare.filter((filter) => state.chosen[filter].length > 0).length;
  const isOpen = opened ?? active > 0;
  const propsOf = (filter: Filter): FilterProps => ({
    filter,
    offered,
    found,
    chosen: state.chosen[filter],
    onChoose: (values) => {
      if (isOpen) setOpened(true);
      onChange({...state, chosen: {...state.chosen, [filter]: values}});
    },
  });
  return (
    <>
      <div className={styles.main}>
        <List {...propsOf('country')} field={first} className={styles.country} />
        <Boxes {...propsOf('direction')} />
        <div className={styles.text}>
          <label htmlFor={`${id}-q`}>
            {translate({
              id: 'site.finder.text',
              message: 'Name or code',
              description: 'Label of the free text over the services',
            })}
          </label>
          <input
            id={`${id}-q`}
            className={styles.field}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={translate({
              id: 'site.finder.placeholder',
              message: 'pix, card, payout…',
              description: 'Example of a free text over the services',
            })}
            value={state.q}
            onChange={({target}) => onChange({...state, q: target.value})}
            onKeyDown={(event) => pressedKey(event) === 'Escape' && state.q !== '' && onChange({...state, q: ''})}
          />
        </div>
        <button
          type="button"
          className={clsx('quiet-button', styles.more)}
          aria-expanded={isOpen}
          aria-controls={`${id}-action ${id}-rare`}
          onClick={() => setOpened(!isOpen)}
        >
          {active === 0
            ? translate({
                id: 'site.finder.more',
                message: 'More filters',
                description: 'The button that shows the rest of the filters',
              })
            : translate(
                {
                  id: 'site.finder.moreInUse',
                  message: 'More filters ({count} in use)',
                  description: 'The button that shows the rest of the filters, while some of them are used',
                },
                {count: active},
              )}
        </button>
      </div>
      <div id={`${id}-action`} className={styles.action} data-open={isOpen || state.chosen.action.length > 0}>
        <Boxes {...propsOf('action')} />
      </div>
      <div id={`${id}-rare`} className={styles.rare} hidden={!isOpen}>
        {isOpen &&
          rare.map((filter) =>
            filter === 'currency' ? (
              <List key={filter} {...propsOf(filter)} />
            ) : (
              <Boxes key={filter} {...propsOf(filter)} />
            ),
          )}
      </div>
    </>
  );
}

/** A single value: a native select, which supports type-ahead and the phone's own picker. */
function List({
  filter,
  offered,
  found,
  chosen,
  onChoose,
  field,
  className,
}: FilterProps & {field?: Props['first']; className?: string | undefined}): ReactNode {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{labelOf(filter)}</label>
      <select
        ref={field}
        id={id}
        className={styles.field}
        value={chosen[0] ?? ''}
        onChange={({target}) => onChoose(target.value === '' ? [] : [target.value])}
      >
        <option value="">
          {filter === 'country'
            ? translate({
                id: 'site.finder.anyCountry',
                message: 'any country',
                description: 'What the list of countries says while no country is chosen',
              })
            : translate({
                id: 'site.finder.any',
                message: 'any',
                description: 'What a list says while its filter is not used',
              })}
        </option>
        {found &&
          offered[filter].map(([value, name]) => {
            const count = found.counts[filter].get(value)!;
            const text =
              filter === 'country' ? countryText(name, count - found.worldwide, found.worldwide) : `${name} (${count})`;
            return (
              <option key={value} value={value} disabled={count === 0 && !chosen.includes(value)}>
                {text}
              </option>
            );
          })}
      </select>
    </div>
  );
}

/** A country with the number of its own services, and of those that every country has. */
function countryText(name: string, own: number, worldwide: number): string {
  if (worldwide === 0) return `${name} (${own})`;
  return translate(
    {
      id: 'site.finder.countryCount',
      message: '{country} ({own} + {worldwide} worldwide)',
      description:
        'An option of the list of countries: how many services are for this country or some others, and how many are for every country. The name is in the nominative case',
    },
    {country: name, own, worldwide},
  );
}

/** Several values: checkboxes. One that would find nothing cannot be ticked. */
function Boxes({filter, offered, found, chosen, onChoose}: FilterProps): ReactNode {
  // A box keeps the focus although its last tick has just been removed.
  const [focused, setFocused] = useState<string | null>(null);
  return (
    <fieldset className={styles.group}>
      <legend>{labelOf(filter)}</legend>
      <div>
        {offered[filter].map(([value, name, all]) => {
          const count = found ? found.counts[filter].get(value)! : all;
          const isChosen = chosen.includes(value);
          return (
            <label key={value} className={styles.box}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={count === 0 && !isChosen && focused !== value}
                onFocus={() => setFocused(value)}
                onBlur={() => setFocused(null)}
                onChange={({target}) =>
                  onChoose(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
                }
              />
              <span>
                <span>{`${name}\u00a0`}</span>
                <small>{`(${count})`}</small>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The label of a filter. */
export function labelOf(filter: Filter): string {
  switch (filter) {
    case 'country':
      return translate({
        id: 'site.finder.country',
        message: 'Where do your payers live?',
        description: 'Label of the list of countries over the services',
      });
    case 'currency':
      return translate({
        id: 'site.finder.currency',
        message: 'Currency',
        description: 'Name of a filter over the services',
      });
    case 'direction':
      return translate({
        id: 'site.finder.direction',
        message: 'Direction',
        description: 'Name of a filter over the services',
      });
    case 'integration':
      return translate({
        id: 'site.finder.integration',
        message: 'Integration',
        description: 'Name of a filter over the services',
      });
    case 'action':
      return translate({
        id: 'site.finder.action',
        message: 'Payer action',
        description: 'Name of the filter by what the payer does',
      });
    case 'refund':
      return translate({
        id: 'site.finder.refund',
        message: 'Refund',
        description: 'Name of a filter over the services',
      });
    case 'recurring':
      return translate({
        id: 'site.finder.recurring',
        message: 'Recurring',
        description: 'Name of the filter by whether the merchant may charge again',
      });
    default:
      throw new Error(`The finder has no name for the filter "${filter satisfies never}".`);
  }
}
