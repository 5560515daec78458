import {listErrorPlaces, type ErrorPlace} from '../../content/contract/errorPlaces';
import {findError, loadErrorGroups, loadErrors} from '../../content/contract/errors';
import {enumeration, inlineCode} from '../../content/core/format';
import type {Node} from '../../content/core/markdown';
import {codeTables, payerTexts} from '../tables/codeTable';
import {pathOf} from '../kinds/operation/operation';
import type {Page} from '../page';

/**
 * Links to the operations that return an error, or a phrase if all operations of a contract do. Contracts with the same
 * operations are named together, with links to the first of them. An unknown path reaches no operation.
 */
function returnedBy(page: Page, code: string, places: ErrorPlace[]): string {
  const groups = new Map<string, {names: string[]; place: ErrorPlace; paths: string[]}>();
  for (const place of places) {
    const {contract, isEvery, operations} = place;
    const paths = operations.map((id) => id.replace(`${contract}/`, ''));
    const key = isEvery || paths.join(' ');
    const group = groups.get(key) ?? {names: [], place, paths};
    group.names.push(page.t(`reference.error.contract.${contract}`));
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({names, place: {isEvery, operations}, paths}) => {
      const contract = enumeration(names, page.locale);
      return isEvery
        ? page.t(`reference.error.every.${code === 'path_not_found' ? 'path' : isEvery}`, {contract})
        : `${contract}: ${operations.map((id, index) => page.link(pathOf(id), inlineCode(paths[index]!))).join(', ')}`;
    })
    .join('; ');
}

/** Members that every problem has (RFC 9457 and the gateway's own); a row lists only the others. */
const ordinary = ['type', 'title', 'status', 'detail', 'code', 'request_id', 'errors'];

const membersOf = (places: ErrorPlace[]): string[] =>
  Object.keys(places.find(({contract}) => !contract.endsWith('v1'))?.example ?? {}).filter(
    (member) => !ordinary.includes(member),
  );

/** The text for the payer that most errors have. */
function usualMessage(errors: {payerMessage?: string}[]): string {
  const counts = new Map<string, number>();
  for (const {payerMessage: message} of errors) if (message) counts.set(message, (counts.get(message) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]![0];
}

/** All API errors by group, with a permalink per row: `<Facts name="errorTable" />`. */
export function build(page: Page): Node[] {
  const {t} = page;
  const places = listErrorPlaces();
  const errors = loadErrors(page.locale);
  const usual = usualMessage(errors);
  const textsOf = (code: string) => payerTexts(page, (locale) => findError(code, locale).payerMessage!);
  const rowOf = (error: (typeof errors)[number]) => {
    const {code, v1, http, meaning, whatToDo, whoActs, retryable, payerMessage, provoke, pointers, onlySimulated} =
      error;
    const own = places[code] ?? [];
    const members = membersOf(own);
    return {
      code,
      under: [t('reference.error.numbers', {number: v1, status: http})],
      lines: [
        `${meaning}${members.length > 0 ? ` ${t('reference.error.members', {members: enumeration(members.map(inlineCode), page.locale)})}` : ''}`,
        `**${t('reference.status.whatToDo')}** ${whatToDo}`,
        `**${t('reference.error.who')}** ${t(`who.${whoActs}`)}; ${t(`retry.${retryable}`)}.`,
        ...(payerMessage === undefined
          ? [`**${t('reference.tellPayer')}** ${t('reference.error.tellNothing')}`]
          : payerMessage === usual
            ? []
            : [textsOf(code)]),
      ],
      more: {
        summary: t('reference.error.more'),
        lines: [
          [
            `**${t('reference.provoke')}** ${provoke ?? t('reference.error.onlySimulated', {reason: onlySimulated!})}`,
            ...(pointers
              ? [t('reference.error.pointers', {pointers: enumeration(pointers.map(inlineCode), page.locale)})]
              : []),
          ].join(' '),
          ...(own.length > 0 ? [`**${t('reference.error.returnedBy')}** ${returnedBy(page, code, own)}.`] : []),
        ],
      },
    };
  };
  const [, ...texts] = textsOf(errors.find(({payerMessage}) => payerMessage === usual)!.code);
  return [
    {type: 'paragraph', children: [{type: 'text', value: t('reference.error.usual')}, ...texts]},
    ...codeTables(
      page,
      loadErrorGroups(page.locale).map(({name, title, errors: ofGroup}) => ({
        id: `group-${name}`,
        title,
        rows: ofGroup.map(rowOf),
      })),
      {
        code: t('reference.error.code'),
        text: t('reference.status.meaning'),
        filter: t('reference.error.filter'),
        placeholder: t('reference.error.placeholder'),
      },
    ),
  ];
}
