import type {PhrasingContent, Table, TableCell} from 'mdast';
import {component, element, inline, list, table, type Node} from '../../../content/core/markdown';
import {loadTestCards} from '../../../content/reference/testCards';
import {defaultLocale} from '../../../content/core/locales';
import {loadServices, type Service} from '../../../content/services/services';
import type {Page} from '../page';

/** Turns the first cell of each row into a permalink. */
function address(node: Node, ids: string[], texts: string[], under: string[] = []): Node {
  ids.forEach((id, index) => {
    const cell = (node as Table).children[index + 1]!.children[0] as TableCell;
    const line: PhrasingContent[] =
      under[index] === undefined ? [] : [{type: 'break'}, {type: 'text', value: under[index]}];
    cell.children = [
      element('a', {id, href: `#${id}`}, inline(`\`${texts[index]}\``)) as unknown as PhrasingContent,
      ...line,
    ];
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
          node,
          numbers,
          numbers,
          cards.map(({brand}) => brand),
        ),
      ]),
    ];
  },
  amounts: (page) => {
    const {amounts} = loadTestCards(page.locale);
    const node = table(
      ['digits', 'type', 'result', 'what'].map((column) => page.t(`reference.card.${column}`)),
      amounts.map((amount) => [amount.lastDigits, `\`${amount.type}\``, resultOf(page, amount), amount.description]),
    );
    return [
      address(
        node,
        amounts.map(({lastDigits}) => `amount-${lastDigits}`),
        amounts.map(({lastDigits}) => lastDigits),
      ),
    ];
  },
  serviceAmounts: (page) => {
    const rows = [...groupAmounts().values()].sort((one, other) => one.digits.localeCompare(other.digits));
    return [
      table(
        ['digits', 'type', 'result', 'reasons', 'services'].map((column) => page.t(`reference.card.${column}`)),
        rows.map(({digits, type, status, reasons, services}) => [
          `\`${digits}\``,
          `\`${type}\``,
          `\`${status}\``,
          [...reasons].map((code) => page.link(`/reference/failure_reason_codes#${code}`, `\`${code}\``)).join(', '),
          String(services.size),
        ]),
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
        node,
        invalid.map(({number}) => number),
        invalid.map(({number}) => number),
      ),
    ];
  },
  codes: (page) => {
    const {codes} = loadTestCards(page.locale);
    return [
      table(
        [page.t('reference.card.oneTimeCode'), page.t('reference.card.what')],
        Object.entries(codes).map(([name, code]) => [`\`${code}\``, page.t(`reference.card.codes.${name}`)]),
      ),
    ];
  },
};

/** What an amount leads to with the services whose records name it. */
interface AmountRow {
  digits: string;
  type: Service['direction'];
  status: string;
  reasons: Set<string>;
  services: Set<string>;
}

/** Amounts that only the records of services decide, by digits, type of the transaction and status. */
function groupAmounts(): Map<string, AmountRow> {
  const shared = new Set(loadTestCards(defaultLocale).amounts.map(({lastDigits}) => lastDigits));
  const rows = new Map<string, AmountRow>();
  for (const {code, direction: type, tests} of loadServices()) {
    for (const {input, outcome} of tests) {
      const {field, ends_with: digits} = input;
      const {status, reason} = outcome;
      if (field !== 'amount' || digits === undefined || shared.has(digits) || !status) continue;
      const key = `${digits} ${type} ${status}`;
      const row = rows.get(key) ?? {digits, type, status, reasons: new Set(), services: new Set()};
      if (reason) row.reasons.add(reason);
      row.services.add(code);
      rows.set(key, row);
    }
  }
  return rows;
}

/**
 * A part of the test data: `<Facts name="testCards" part="cards" />`; parts are rules, cards, amounts,
 * serviceAmounts, invalid and codes.
 */
export function build(page: Page, {part = ''}: Record<string, string>): Node[] {
  const buildPart = parts[part];
  if (!buildPart)
    throw new Error(
      `${page.file}: the test cards have no part="${part}". Write one of ${Object.keys(parts).join(', ')}.`,
    );
  return buildPart(page);
}
