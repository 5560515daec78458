import type {Table, TableCell} from 'mdast';
import {table, type Node} from '../../content/core/markdown';
import {loadMerchantStates, loadPointStates} from '../../content/contract/partyStates';
import type {Page} from '../page';
import {permalink, value} from '../permalink';

const loaders = {point: loadPointStates, merchant: loadMerchantStates};

/** States of a point or of a merchant, with a permalink per row: `<Facts name="partyStates" of="point" />`. */
export function build(page: Page, {of = ''}: Record<string, string>): Node[] {
  const load = loaders[of as keyof typeof loaders];
  if (!load)
    throw new Error(`${page.file}: of="${of}" has no states. Write one of ${Object.keys(loaders).join(', ')}.`);
  const {t} = page;
  const answer = (isYes: boolean): string => t(isYes ? 'reference.party.yes' : 'reference.party.no');
  const states = load(page.locale);
  const node = table(
    ['state', 'meaning', 'payments', 'payouts'].map((column) => t(`reference.party.${column}`)),
    states.map(({code, meaning, acceptsPayments, acceptsPayouts}) => [
      code,
      meaning,
      answer(acceptsPayments),
      answer(acceptsPayouts),
    ]),
  ) as Table;
  states.forEach(({code}, index) => {
    const cell = node.children[index + 1]!.children[0] as TableCell;
    cell.children = [value(code), permalink(page, `${of}-${code}`, code)];
  });
  return [node];
}
