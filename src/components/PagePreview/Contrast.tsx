import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {contrastsShown, type Group, type Values} from '../../content/cabinet/pageLook';
import {leastContrast} from '../../gateway/limits';
import styles from './styles.module.css';

/** The gateway's contrast rule, computed for the colours being shown. */
export default function Contrast({
  values,
  defaults,
  groups,
  locale,
}: {
  values: Values;
  defaults: Values;
  groups: Group[];
  locale: string;
}): ReactNode {
  const number = (value: number, digits = 0): string =>
    new Intl.NumberFormat(locale, {minimumFractionDigits: digits}).format(value);
  const labels = Object.fromEntries(groups.flatMap(({options}) => options.map(({pointer, label}) => [pointer, label])));
  // Two calls, each with its text, for the framework finds texts by reading the code.
  const say = (isEnough: boolean, colors: {text: string; beneath: string; ratio: string}): string =>
    isEnough
      ? translate(
          {
            id: 'site.pagePreview.readable',
            message: '“{text}” on “{beneath}”: {ratio}:1, readable',
            description: 'The contrast of two colours is enough',
          },
          colors,
        )
      : translate(
          {
            id: 'site.pagePreview.tooWeak',
            message: '“{text}” on “{beneath}”: {ratio}:1, too weak. The gateway requires {least}:1',
            description: 'The contrast of two colours is not enough',
          },
          {...colors, least: number(leastContrast)},
        );
  return (
    <div role="status">
      <ul className={styles.contrast}>
        {contrastsShown(values, defaults).map(({text, beneath, ratio, isEnough}) => (
          <li key={text} data-enough={isEnough}>
            {say(isEnough, {
              text: labels[`/colors/${text}`]!,
              beneath: labels[`/colors/${beneath}`]!,
              ratio: number(Number(ratio), 2),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
