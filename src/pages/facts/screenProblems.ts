import {loadScreen} from '../../content/cabinet/cabinet';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** What can go wrong on a screen: `<Facts name="screenProblems" of="payment_services/new_invoice" />`. */
export function build(page: Page, {of = ''}: Record<string, string>): Node[] {
  const {problems} = loadScreen(of, page.locale);
  if (!problems) {
    throw new Error(
      `${page.file}: the screen ${of} has no problems. Write some in src/data/cabinet/screens/${of}.yaml, or leave the block out.`,
    );
  }
  return [
    table(
      [page.t('cabinet.symptom'), page.t('cabinet.cause'), page.t('cabinet.fix')],
      Object.values(problems).map(({symptom, cause, fix}) => [symptom, cause, fix]),
    ),
  ];
}
