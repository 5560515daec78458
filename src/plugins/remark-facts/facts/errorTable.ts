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

/** The text for the payer that most errors have. */
function usualMessage(errors: {payerMessage?: string}[]): string {
  const counts = new Map<string, number>();
  for (const {payerMessage: message} of errors) if (message) counts.set(message, (counts.get(message) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]![0];
}

/** All API errors, with a permalink per row: `<Facts name="errorTable" />`. */
export function build(page: Page): Node[] {
  const {t} = page;
  const places = listErrorPlaces();
  const errors = loadErrors(page.locale);
  const usual = usualMessage(errors);
  const textsOf = (code: string) => payerTexts(page, (locale) => findError(code, locale).payerMessage!);
  const rows = errors.map((error) => {
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
        payerMessage && payerMessage !== usual
          ? textsOf(code)
          : `**${t('reference.tellPayer')}** ${t(`reference.error.${payerMessage ? 'tellUsual' : 'tellNothing'}`)}`,
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
  const [, ...texts] = textsOf(errors.find(({payerMessage}) => payerMessage === usual)!.code);
  return [
    {type: 'paragraph', children: [{type: 'text', value: t('reference.error.usual')}, ...texts]},
    ...codeTable(page, rows, {
      code: t('reference.error.code'),
      text: t('reference.status.meaning'),
      filter: t('reference.error.filter'),
      placeholder: t('reference.error.placeholder'),
    }),
  ];
}
