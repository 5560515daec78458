import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Group, Option, Problem, Values} from '../../content/cabinet/pageLook';
import OptionField from './OptionField';
import styles from './styles.module.css';

interface Props {
  group: Group;
  isOpen: boolean;
  values: Values;
  defaults: Values;
  problems: Record<string, Problem>;
  onEnter: (pointer: string, value: string) => void;
  onLeaveOut: (place: string) => void;
}

/** A collapsible group of options. */
export default function Options({
  group: {title, options},
  isOpen,
  values,
  defaults,
  problems,
  onEnter,
  onLeaveOut,
}: Props): ReactNode {
  return (
    <details className={styles.group} open={isOpen}>
      <summary>{title}</summary>
      {options.map((option) => (
        <OptionField
          key={option.pointer}
          option={option}
          value={values[option.pointer]}
          byDefault={defaults[option.pointer]}
          problem={problems[option.pointer]}
          onEnter={onEnter}
        />
      ))}
      {takenBack(options, values).map(([place, label]) => (
        <button key={place} type="button" className="quiet-button" onClick={() => onLeaveOut(place)}>
          {translate(
            {
              id: 'site.pagePreview.leaveOut',
              message: 'Leave out: {option}',
              description: 'Button that takes an option out of the request',
            },
            {option: label},
          )}
        </button>
      ))}
    </details>
  );
}

/** Set options whose control has no empty state: numbers one by one, colours together as one entry. */
function takenBack(options: Option[], values: Values): [place: string, label: string][] {
  const set = options.filter(({pointer, type}) => pointer in values && (type === 'number' || type === 'color'));
  const places = new Map(
    set.map(({pointer, type, label}) =>
      type === 'color' ? [pointer.slice(0, pointer.lastIndexOf('/')), ''] : [pointer, label],
    ),
  );
  return [...places].map(([place, label]) => [
    place,
    label ||
      translate({
        id: 'site.pagePreview.allColors',
        message: 'all colours',
        description: 'The four colours of a page together',
      }),
  ]);
}
