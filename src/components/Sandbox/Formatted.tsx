import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {amount, money, utcTime} from '../../content/core/format';
import type {LocaleCode} from '../../content/core/locales';

/** The language of the page. */
function useLocale(): LocaleCode {
  return useDocusaurusContext().i18n.currentLocale as LocaleCode;
}

/** An amount in the language of the page, with its currency if one is given. */
export function Money({amount: value, currency}: {amount: string; currency?: string}): ReactNode {
  const locale = useLocale();
  return <span>{currency === undefined ? amount(value, locale) : money(value, currency, locale)}</span>;
}

/**
 * A time in the language of the page.
 *
 * @param at RFC 3339, or Unix seconds
 */
export function Time({at, className}: {at: string | number; className?: string}): ReactNode {
  const locale = useLocale();
  return (
    <time dateTime={typeof at === 'number' ? new Date(at * 1000).toISOString() : at} className={className}>
      {utcTime(at, locale)}
    </time>
  );
}
