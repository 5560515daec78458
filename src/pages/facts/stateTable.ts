import {codeTable} from '../tables/codeTable';
import type {Node} from '../../content/core/markdown';
import {loadStateCodes} from '../../content/contract/stateCodes';
import {loadStatuses} from '../../content/contract/statuses';
import type {Page} from '../page';

/** The numeric states of v1, with their status in each kind of transaction: `<Facts name="stateTable" />`. */
export function build(page: Page): Node[] {
  const {t} = page;
  const kinds = loadStatuses(page.locale);
  const rows = loadStateCodes().map(({state, status, kinds: names}) => ({
    code: String(state),
    under: [`\`${status}\``],
    lines: kinds
      .filter(({name}) => names.includes(name))
      .map(({title, statuses}) => {
        const {address, isFinal, meaning} = statuses.find(({code}) => code === status)!;
        return `**[${title}](${address})** (${t(isFinal ? 'reference.status.final' : 'reference.status.notFinal')}) ${meaning}`;
      }),
  }));
  return codeTable(page, rows, {
    code: t('reference.state.code'),
    text: t('reference.state.meaning'),
    filter: t('reference.state.filter'),
    placeholder: t('reference.state.placeholder'),
  });
}
