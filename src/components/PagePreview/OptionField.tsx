import React, {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Option, Problem} from '../../content/cabinet/pageLook';
import Choice from './Choice';
import {problemText} from './problemText';
import styles from './styles.module.css';

interface Props {
  option: Option;
  value: string | undefined;
  byDefault: string | undefined;
  problem: Problem | undefined;
  onEnter: (pointer: string, value: string) => void;
}

/** The control of one option, with its validation message below. */
export default function OptionField({option, value, byDefault, problem, onEnter}: Props): ReactNode {
  const {pointer, label, type, limits, example, choices} = option;
  const id = useId();
  const shared = {
    id,
    value: value ?? byDefault ?? '',
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-problem`,
  };
  const change = ({target}: {target: {value: string}}): void => onEnter(pointer, target.value);
  let control: ReactNode;
  switch (type) {
    case 'choice':
      return (
        <Choice
          label={label}
          value={value ?? ''}
          choices={[
            [
              '',
              translate({
                id: 'site.pagePreview.notSet',
                message: 'not set',
                description: 'An option of the branding that the request leaves out',
              }),
            ],
            ...choices!,
          ]}
          onChange={(chosen) => onEnter(pointer, chosen)}
        />
      );
    case 'number':
      control = (
        <span className={styles.pair}>
          <input {...shared} type="range" min={limits.minimum} max={limits.maximum} onChange={change} />
          <output htmlFor={id}>{`${shared.value} px`}</output>
        </span>
      );
      break;
    case 'color':
      control = (
        <span className={styles.pair}>
          <input
            type="color"
            className={styles.palette}
            aria-label={translate(
              {
                id: 'site.pagePreview.palette',
                message: '{option}: palette',
                description: 'Name of the field that opens the palette of colours',
              },
              {option: label},
            )}
            value={/^#[0-9a-f]{6}$/i.test(shared.value) ? shared.value : byDefault}
            onChange={change}
          />
          <input
            {...shared}
            className={`text-input ${styles.field}`}
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={Number(limits.maxLength)}
            onChange={change}
          />
        </span>
      );
      break;
    case 'text':
      control = (
        <input
          {...shared}
          className={`text-input ${styles.field}`}
          type="text"
          autoComplete="off"
          placeholder={example}
          onChange={change}
        />
      );
      break;
    default:
      throw new Error(`An option of the type ${String(type satisfies never)} has no control.`);
  }
  return (
    <div className={styles.option}>
      <label htmlFor={id}>{label}</label>
      {control}
      <p id={`${id}-problem`} className={styles.problem}>
        {problem && problemText(problem, option)}
      </p>
    </div>
  );
}
