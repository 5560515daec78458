import React, {useId, type CSSProperties, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {shownColors, type Values} from '../../content/cabinet/pageLook';
import type {PreviewData} from '../../content/cabinet/pagePreview';
import styles from './styles.module.css';

interface Props {
  preview: PreviewData;
  address: string;
  values: Values;
  language: string;
}

/** The payment page as a payer sees it; not interactive. */
export default function PayerPage({preview: {shop, words, defaults}, address, values, language}: Props): ReactNode {
  const caption = useId();
  const {title, text, amount, fields, methodsTitle, methods, pay, logo, help} = words[language]!;
  const {background, text: ink, button, button_text: buttonText} = shownColors(values, defaults);
  // The prerendered page gets the default branding from the style sheet, because the Content-Security-Policy blocks
  // style attributes.
  const look = useIsBrowser()
    ? ({
        '--page-background': background,
        '--page-text': ink,
        '--page-button': button,
        '--page-button-text': buttonText,
        '--page-radius': `${values['/corner_radius'] ?? defaults['/corner_radius']}px`,
      } as CSSProperties)
    : undefined;
  const footer = footerOf(values, language, Object.keys(words));
  const support = ['email', 'phone', 'url'].map((name) => values[`/support/${name}`]).filter(Boolean);
  return (
    <figure className={styles.figure} aria-labelledby={caption}>
      <div className={styles.address}>{address}</div>
      <div className={styles.page} style={look} lang={language}>
        <div className={styles.logo} data-is-name={!values['/logo_url']}>
          {values['/logo_url'] ? logo : shop}
        </div>
        <div className={styles.title}>{title}</div>
        <p>{text}</p>
        <div className={styles.amount}>{amount}</div>
        {fields.map((field) => (
          <div key={field}>
            <span>{field}</span>
            <span className={styles.entry} />
          </div>
        ))}
        <span>{methodsTitle}</span>
        <ul className={styles.methods}>
          {methods.map((method, at) => (
            <li key={method} data-chosen={at === 0}>
              {method}
            </li>
          ))}
        </ul>
        <div className={styles.pay}>{pay}</div>
        {support.length > 0 && (
          <p>
            {[help, support.map((one) => (one === values['/support/phone'] ? `+${one}` : one)).join(' · ')].join(' ')}
          </p>
        )}
        {footer.length > 0 && <p className={styles.footer}>{footer.join(' · ')}</p>}
      </div>
      <figcaption id={caption}>
        <Translate id="site.pagePreview.caption" description="Under the shown page of a payer">
          The payer’s page with these options and sample data. The logo is shown as a word, because this site loads no
          pictures from other sites.
        </Translate>
      </figcaption>
    </figure>
  );
}

/** The footer of the page: in the payer’s language, or else in the first one that has a footer. */
function footerOf(values: Values, language: string, languages: string[]): string[] {
  const of = (one: string): string[] =>
    [values[`/footer/${one}/text`], values[`/footer/${one}/links/*/label`]].filter(
      (part) => part !== undefined && part !== '',
    ) as string[];
  return [language, ...languages].map(of).find((footer) => footer.length > 0) ?? [];
}
