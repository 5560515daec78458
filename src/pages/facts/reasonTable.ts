import type {Node} from '../../content/core/markdown';
import {findReason, loadReasonGroups} from '../../content/contract/reasons';
import {loadTestCards} from '../../content/reference/testCards';
import {loadTestAmounts, type TestAmount} from '../../content/reference/testAmounts';
import {loadServices} from '../../content/services/services';
import {codeTables, payerTexts} from '../tables/codeTable';
import type {Page} from '../page';

/** Links to test cards, one-time codes and amounts that lead to a reason. */
function provokedBy(page: Page, code: string): string[] {
  const {cards, codes, wrongCodeReason} = loadTestCards(page.locale);
  // Several services may have the same last digits, in a row each: the first row is enough.
  const isFirst = ({lastDigits, type}: TestAmount, index: number, all: TestAmount[]): boolean =>
    all.findIndex((other) => other.lastDigits === lastDigits && other.type === type) === index;
  return [
    ...cards
      .filter(({reasonCode, reasonWithoutPayer}) => [reasonCode, reasonWithoutPayer].includes(code))
      .map(({number}) => page.link(`/reference/test_cards#${number}`, number)),
    ...(code === wrongCodeReason
      ? [page.link('/reference/test_cards#one-time-codes', page.t('reference.reason.wrongCode', {code: codes.wrong}))]
      : []),
    ...loadTestAmounts()
      .filter(({reasons}) => reasons.includes(code))
      .filter(isFirst)
      .map(({anchor, lastDigits, type}) =>
        page.link(`/reference/test_cards#${anchor}`, page.t('reference.reason.amount', {digits: lastDigits, type})),
      ),
  ];
}

/** Whether only payouts have the reason, so that its text is for the recipient. */
function isOfPayouts(code: string): boolean {
  const own = loadServices().filter(({failure_reasons: reasons}) => reasons.includes(code));
  return own.length > 0 && own.every(({direction}) => direction === 'payout');
}

/** All failure reasons by group, with a permalink per row: `<Facts name="reasonTable" />`. */
export function build(page: Page): Node[] {
  const {t} = page;
  const groups = loadReasonGroups(page.locale).map(({name, title, reasons}) => ({
    id: `group-${name}`,
    title,
    rows: reasons.map((reason) => {
      const {code, meaning, whatToDo, whatToDoInPayout, whatToDoInCrypto, whoActs, retryable, networkCodes} = reason;
      const provoked = provokedBy(page, code);
      const isForPayouts = isOfPayouts(code);
      return {
        code,
        under: [],
        lines: [
          meaning,
          ...(reason.meaningInPayout === meaning
            ? []
            : [`**${t('reference.status.whatToDoInPayout')}** ${reason.meaningInPayout}`]),
          `**${t('reference.status.whatToDo')}** ${whatToDo}`,
          ...(whatToDoInPayout === whatToDo
            ? []
            : [`**${t('reference.status.whatToDoInPayout')}** ${whatToDoInPayout}`]),
          ...(whatToDoInCrypto === whatToDo
            ? []
            : [`**${t('reference.status.whatToDoInCrypto')}** ${whatToDoInCrypto}`]),
          `**${t('reference.error.who')}** ${t(`who.${whoActs}`)}; ${t(`retry.${retryable}`)}.`,
          ...(isForPayouts ? [] : [payerTexts(page, (locale) => findReason(code, locale).payerMessage)]),
          ...(isForPayouts || reason.recipientMessage !== reason.payerMessage
            ? [payerTexts(page, (locale) => findReason(code, locale).recipientMessage, 'reference.tellRecipient')]
            : []),
          ...(networkCodes.length > 0 ? [`**${t('reference.reason.network')}** ${networkCodes.join(', ')}`] : []),
          ...(provoked.length > 0 ? [`**${t('reference.provoke')}** ${provoked.join(', ')}`] : []),
        ],
      };
    }),
  }));
  return codeTables(page, groups, {
    code: t('reference.reason.code'),
    text: t('reference.status.meaning'),
    filter: t('reference.reason.filter'),
    placeholder: t('reference.reason.placeholder'),
  });
}
