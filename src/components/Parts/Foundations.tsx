import React, {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Part from './Part';
import styles from './styles.module.css';

interface Token {
  name: string;
  /** As the browser computes it here. */
  value: string;
}

/** All tokens of the site, as the style sheet declares them. */
function readTokens(): Token[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const names = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText === ':root'
      ? [...rule.style].filter((name) => name.startsWith('--site-'))
      : [],
  );
  const computed = getComputedStyle(document.documentElement);
  return [...new Set(names)].map((name) => ({name, value: computed.getPropertyValue(name)}));
}

/** Relative luminance of a computed colour, such as `rgb(30, 38, 43)`. */
function luminance(color: string): number {
  const [red, green, blue] = color
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map((channel) => Number(channel) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** A colour with its contrast: of text with it on the page, of a background with text on it. */
function Swatch({name}: {name: string}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const {colorMode} = useColorMode();
  const [ratio, setRatio] = useState<number | null>(null);
  useEffect(() => {
    box.current!.style.backgroundColor = `var(${name})`;
    const {backgroundColor} = getComputedStyle(box.current!);
    const page = getComputedStyle(document.documentElement);
    const isBackground = /paper|surface|sunken|raised|wash|backdrop/.test(name);
    setRatio(contrast(backgroundColor, isBackground ? page.color : page.backgroundColor));
  }, [name, colorMode]);
  return (
    <div className={styles.swatch}>
      <div ref={box} className={styles.color} />
      <code translate="no">{name.replace('--site-', '')}</code>
      <span data-contrast>{ratio === null ? '' : `${ratio.toFixed(1)} : 1`}</span>
    </div>
  );
}

/** Gives an element a style from a token, because attributes with styles are no part of the site. */
const styled =
  (property: string, value: string) =>
  (element: HTMLElement | null): void =>
    element?.style.setProperty(property, value);

const spaces = [4, 8, 12, 16, 24, 32];

export default function Foundations(): ReactNode {
  const isBrowser = useIsBrowser();
  const tokens = useMemo(() => (isBrowser ? readTokens() : []), [isBrowser]);
  const types = tokens.filter(({name}) => name.startsWith('--site-type-'));
  const colors = tokens.filter(({value}) => CSS.supports('color', value));
  return (
    <>
      <Part id="type" title="Type">
        {types.map(({name, value}) => (
          <p key={name} ref={styled('font-size', `var(${name})`)} className={styles.type} data-type>
            <span>Payments, платежі, 1,234.50 </span>
            <code translate="no">{`${name} ${value}`}</code>
          </p>
        ))}
      </Part>
      <Part id="space" title="Space">
        {spaces.map((pixels) => (
          <div key={pixels} className={styles.row}>
            <div ref={styled('width', `${pixels / 16}rem`)} className={styles.space} />
            <span>{`${pixels}`}</span>
          </div>
        ))}
      </Part>
      <Part id="colors" title="Colours">
        <p>A text colour has its contrast with the page, a background that of the text on it.</p>
        <div className={styles.swatches}>
          {colors.map(({name}) => (
            <Swatch key={name} name={name} />
          ))}
        </div>
      </Part>
      <Part id="corners" title="Corners and shadow">
        <div className={styles.row}>
          <div className={styles.corner} />
          <div className={`${styles.corner} ${styles.raised}`} />
        </div>
      </Part>
      <Part id="motion" title="Motion">
        <p>What folds and slides takes 200 ms, and nothing moves for a reader who asked for less motion.</p>
        <div className={styles.track} tabIndex={0} role="group" aria-label="Motion">
          <div className={styles.moving} />
        </div>
      </Part>
    </>
  );
}
