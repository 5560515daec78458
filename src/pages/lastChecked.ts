import {readData} from '../content/core/data';
import {date} from '../content/core/format';
import {element, paragraph, type Node} from '../content/core/markdown';
import type {Page} from './page';

const file = 'checked.yaml';

/**
 * The line below a page that says on which day it was last checked.
 *
 * @throws a sentence if src/data/checked.yaml has no day for the page
 */
export function lastChecked(page: Page): Node {
  const day = readData(file)[page.id];
  if (day === undefined)
    throw new Error(
      `${page.file}: src/data/${file} has no day for the page. Add “${page.id}: ” and the day on which you read it against the contract and the data.`,
    );
  return element('div', {className: ['checked', 'unindexed']}, [
    paragraph(page.t('lastChecked', {date: date(day, page.locale)})),
  ]);
}
