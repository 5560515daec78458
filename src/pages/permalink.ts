import type {PhrasingContent} from 'mdast';
import {element} from '../content/core/markdown';
import type {Page} from './page';

/**
 * The permalink of a row, which stands behind the text that it names. It is empty: the style sheet draws `#`, so that
 * what is copied from the row is its text. The link registers its id for the broken-anchor check.
 */
export function permalink(page: Page, id: string, row: string): PhrasingContent {
  return element(
    'a',
    {id, href: `#${id}`, ariaLabel: page.t('reference.permalink', {row})},
    [],
  ) as unknown as PhrasingContent;
}

/** A code that is copied by a click (src/components/Table). */
export function value(code: string): PhrasingContent {
  return element('code', {dataValue: ''}, [{type: 'text', value: code}]) as unknown as PhrasingContent;
}
