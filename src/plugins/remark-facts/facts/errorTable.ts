import {listErrorPlaces, type ErrorPlace} from '../../../content/contract/errorPlaces';
import {findError, loadErrors} from '../../../content/contract/errors';
import {tick} from '../../../content/core/format';
import type {Node} from '../../../content/core/markdown';
import {codeTable, payerTexts} from '../codeTable';
import {pathOf} from '../kinds/operation/operation';
import type {Page} from '../page';

/** Links to the operations that return an error, or a phrase if all operations of a contract do. */
function returnedBy(page: Page, places: ErrorPlace[]): string {
  return places
    .map(({contract, isEvery, operations}) =>
      isEvery
        ? page.t(`reference.error.every.${isEvery}`, {contract})
        : `${contract}: ${operations.map((id) => page.link(pathOf(id), id.replace(`${contract}/`, ''))).join(', ')}`,
    )
    .join('; ');
}

/** All API errors, with a permalink per row: `<Facts name="errorTable" />`. */
export function build(page: Page): Node[] {
  const {t} = page;
  const places = listErrorPlaces();
  const rows = loadErrors(page.locale).map((error) => {
    const {code, v1, http, meaning, whatToDo, whoActs, retryable, payerMessage, provoke, pointers, onlySimulated} =
      error;
    const own = places[code] ?? [];
    const example = own.find(({contract}) => contract === 'v2') ?? own[0];
    return {
      code,
      under: [t('reference.error.numbers', {number: v1, status: http})],
      lines: [
        meaning,
        `**${t('reference.status.whatToDo')}** ${whatToDo}`,
        `**${t('reference.error.who')}** ${t(`who.${whoActs}`)}; ${t(`retry.${retryable}`)}.`,
        payerMessage
          ? payerTexts(page, (locale) => findError(code, locale).payerMessage!)
          : `**${t('reference.tellPayer')}** ${t('reference.error.tellNothing')}`,
        [
          `**${t('reference.provoke')}** ${provoke ?? t('reference.error.onlySimulated', {reason: onlySimulated!})}`,
          ...(pointers ? [t('reference.error.pointers', {pointers: pointers.map(tick).join(', ')})] : []),
        ].join(' '),
        ...(own.length > 0 ? [`**${t('reference.error.returnedBy')}** ${returnedBy(page, own)}`] : []),
      ],
      ...(example && {
        example: {
          summary: t('reference.error.example', {contract: example.contract}),
          text: JSON.stringify(example.example, null, 1),
        },
      }),
    };
  });
  return codeTable(page, rows, {
    code: t('reference.error.code'),
    text: t('reference.status.meaning'),
    filter: t('reference.error.filter'),
    placeholder: t('reference.error.placeholder'),
  });
}
