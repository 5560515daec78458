import React, {useId, useState, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {pressedKey} from '../pressedKey';
import type {Found} from './find';
import {singleFilters, type FinderState} from './state';
import {filters, type Filter} from '../../wire/finder';
import styles from './styles.module.css';

/** The offered values of each filter, with their labels. */
export type Names = Record<Filter, [value: string, name: string][]>;

interface Props {
  /** The text field. */
  field: RefObject<HTMLInputElement | null>;
  state: FinderState;
  names: Names;
  found: Found;
  onChange: (next: FinderState) => void;
}

interface FilterProps extends Pick<Props, 'names' | 'found'> {
  filter: Filter;
  chosen: string[];
  onChoose: (values: string[]) => void;
}

/** The text field and one control per filter: a select for a single value, checkboxes for several. */
export default function Filters({field, state, names, found, onChange}: Props): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const boxes = filters.filter((filter) => !singleFilters.includes(filter));
  const active = boxes.filter((filter) => state.chosen[filter].length > 0).length;
  const propsOf = (filter: Filter): FilterProps => ({
    filter,
    names,
    found,
    chosen: state.chosen[filter],
    onChoose: (values) => onChange({...state, chosen: {...state.chosen, [filter]: values}}),
  });
  return (
    <>
      <div className={styles.lists}>
        <div>
          <label htmlFor={`${id}-q`}>
            {translate({
              id: 'site.finder.text',
              message: 'Name or code',
              description: 'Label of the free text over the services',
            })}
          </label>
          <input
            ref={field}
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
        {singleFilters.map((filter) => (
          <List key={filter} {...propsOf(filter)} />
        ))}
      </div>
      <button
        type="button"
        className={`quiet-button ${styles.more}`}
        aria-expanded={isOpen}
        aria-controls={`${id}-boxes`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {translate(
          {
            id: 'site.finder.more',
            message: 'More filters ({count} in use)',
            description: 'The button that shows the rest of the filters on a phone',
          },
          {count: active},
        )}
      </button>
      <div id={`${id}-boxes`} className={styles.boxes} data-open={isOpen}>
        {boxes.map((filter) => (
          <Boxes key={filter} {...propsOf(filter)} />
        ))}
      </div>
    </>
  );
}

/** A single value: a native select, which supports type-ahead and the phone's own picker. */
function List({filter, names, found, chosen, onChoose}: FilterProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{labelOf(filter)}</label>
      <select
        id={id}
        className={styles.field}
        value={chosen[0] ?? ''}
        onChange={({target}) => onChoose(target.value === '' ? [] : [target.value])}
      >
        <option value="">
          {translate({
            id: 'site.finder.any',
            message: 'any',
            description: 'What a list says while its filter is not used',
          })}
        </option>
        {names[filter].map(([value, name]) => (
          <option key={value} value={value}>
            {`${name} (${found.counts[filter].get(value)})`}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Several values: checkboxes. */
function Boxes({filter, names, found, chosen, onChoose}: FilterProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{labelOf(filter)}</legend>
      {names[filter].map(([value, name]) => (
        <label key={value} className={styles.box}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({target}) =>
              onChoose(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          <span>
            <span>{`${name}\u00a0`}</span>
            <small>{`(${found.counts[filter].get(value)})`}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function labelOf(filter: Filter): string {
  switch (filter) {
    case 'country':
      return translate({
        id: 'site.finder.country',
        message: 'Country',
        description: 'Name of a filter over the services',
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
