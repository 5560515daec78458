import type {PhrasingContent, Table, TableCell} from 'mdast';
import {component, list, table, type Node} from '../../content/core/markdown';
import {loadTestCards} from '../../content/reference/testCards';
import {loadTestAmounts} from '../../content/reference/testAmounts';
import type {Page} from '../page';
import {permalink, value} from '../permalink';
import {reasonLink} from '../serviceText';

/** Gives the first cell of each row its value and its permalink. */
function address(page: Page, node: Node, ids: string[], texts: string[], under: string[] = []): Node {
  node.data = {...node.data, hProperties: {className: ['codes']}};
  ids.forEach((id, index) => {
    const cell = (node as Table).children[index + 1]!.children[0] as TableCell;
    const line: PhrasingContent[] =
      under[index] === undefined ? [] : [{type: 'break'}, {type: 'text', value: under[index]}];
    cell.children = [value(texts[index]!), permalink(page, id, texts[index]!), ...line];
  });
  return node;
}

/** The status of a result, and its reason as a link. */
function resultOf(page: Page, {result, reasonCode}: {result: string; reasonCode?: string}): string {
  const reason = reasonCode && page.link(`/reference/failure_reason_codes#${reasonCode}`, `\`${reasonCode}\``);
  return reason ? `\`${result}\`, ${reason}` : `\`${result}\``;
}

const parts: Record<string, (page: Page) => Node[]> = {
  rules: (page) => [list(loadTestCards(page.locale).rules)],
  cards: (page) => {
    const {cards} = loadTestCards(page.locale);
    const {t} = page;
    const node = table(
      ['number', 'step', 'result', 'what'].map((column) => t(`reference.card.${column}`)),
      cards.map((card) => [card.number, t(`reference.card.flow.${card.flow}`), resultOf(page, card), card.description]),
    );
    const numbers = cards.map(({number}) => number);
    return [
      component('TableFilter', {label: t('reference.card.filter'), placeholder: t('reference.card.placeholder')}, [
        address(
          page,
          node,
          numbers,
          numbers,
          cards.map(({brand}) => brand),
        ),
      ]),
    ];
  },
  amounts: (page) => {
    const amounts = loadTestAmounts();
    const {t} = page;
    const node = table(
      ['digits', 'type', 'result', 'reasons', 'services'].map((column) => t(`reference.card.${column}`)),
      amounts.map(({lastDigits, type, via, status, reasons, services}) => [
        lastDigits,
        `\`${type}\``,
        via ? t('reference.card.via', {via: `\`${via}\``, status: `\`${status}\``}) : `\`${status}\``,
        reasons.map((code) => page.link(`/reference/failure_reason_codes#${code}`, `\`${code}\``)).join(', '),
        String(services.length),
      ]),
    );
    return [
      address(
        page,
        node,
        amounts.map(({anchor}) => anchor),
        amounts.map(({lastDigits}) => lastDigits),
      ),
    ];
  },
  invalid: (page) => {
    const {invalid} = loadTestCards(page.locale);
    const node = table(
      ['number', 'error', 'what'].map((column) => page.t(`reference.card.${column}`)),
      invalid.map(({number, errorCode, description}) => [
        number,
        page.link(`/reference/api_error_codes#${errorCode}`, `\`${errorCode}\``),
        description,
      ]),
    );
    return [
      address(
        page,
        node,
        invalid.map(({number}) => number),
        invalid.map(({number}) => number),
      ),
    ];
  },
  codes: (page) => {
    const {codes, wrongCodeReason: reasonCode} = loadTestCards(page.locale);
    const reason = reasonLink(reasonCode, page);
    const node = table(
      [page.t('reference.card.oneTimeCode'), page.t('reference.card.what')],
      Object.entries(codes).map(([name, code]) => [code, page.t(`reference.card.codes.${name}`, {reason})]),
    ) as Table;
    Object.values(codes).forEach((code, index) => {
      (node.children[index + 1]!.children[0] as TableCell).children = [value(code)];
    });
    return [node];
  },
};

/**
 * A part of the test data: `<Facts name="testCards" part="cards" />`; parts are rules, cards, amounts,
 * invalid and codes.
 */
export function build(page: Page, {part = ''}: Record<string, string>): Node[] {
  const buildPart = parts[part];
  if (!buildPart)
    throw new Error(
      `${page.file}: the test cards have no part="${part}". Write one of ${Object.keys(parts).join(', ')}.`,
    );
  return buildPart(page);
}
