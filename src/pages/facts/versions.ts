import type {PhrasingContent} from 'mdast';
import {bold, element, heading, line, paragraph, plain, type Node} from '../../content/core/markdown';
import {inlineCode} from '../../content/core/format';
import {answerFieldsOf, comparison, comparisonId, listTwins, sharedAnswer, type Twins} from '../tables/comparison';
import {pathOf} from '../kinds/operation/operation';
import type {Page} from '../page';
import {unindexed} from '../unindexed';

/** Names a part of an operation; a heading would be one of fifty with the same words. */
function partName(name: string, id: string): Node {
  return line([bold([element('a', {id, href: `#${id}`}, [plain(name)]) as unknown as PhrasingContent])]);
}

/** Request and response of one operation in both versions. */
function operationNodes(page: Page, twins: Twins): Node[] {
  const {v1, v2} = twins;
  const {t, link} = page;
  const id = comparisonId(v2.id);
  const shared = sharedAnswer(twins);
  const pages = [v1, v2].map((operation) => link(pathOf(operation.id), inlineCode(operation.id))).join(', ');
  return [
    heading(3, inlineCode(v2.id.replace('v2/', '')), id),
    paragraph(`${v2.summary}: ${pages}.`),
    partName(t('operation.versions.request'), `${id}-request`),
    ...comparison('request', v1.requestFields, v2.requestFields, `${id}-request`, page),
    partName(t('operation.versions.answer'), `${id}-answer`),
    ...(shared
      ? [paragraph(t('operation.versions.shared', {object: `[${inlineCode(shared)}](#${comparisonId(shared)})`}))]
      : comparison('answer', answerFieldsOf(v1), answerFieldsOf(v2), `${id}-answer`, page)),
  ];
}

/**
 * The fields of v1 and v2 side by side: `<Facts name="versions" contract="v1" />` for all operations of a contract,
 * `<Facts name="versions" contract="v1" object="Transaction" />` for an object that several operations return.
 */
export function build(page: Page, {contract = '', object}: Record<string, string>): Node[] {
  const twins = listTwins(contract, page.locale);
  if (object === undefined) return [unindexed(twins.flatMap((pair) => operationNodes(page, pair)))];
  const [pair] = twins.filter((one) => sharedAnswer(one) === object);
  if (!pair) {
    throw new Error(
      `${page.file}: no operation of ${contract} answers with "${object}" in both versions. Write an object of src/content/contract/sharedParts.ts.`,
    );
  }
  return [
    unindexed(comparison('answer', answerFieldsOf(pair.v1), answerFieldsOf(pair.v2), comparisonId(object), page)),
  ];
}
