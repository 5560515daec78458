import type {PhrasingContent} from 'mdast';
import {servicesByCode} from '../../content/services/servicesByCode';
import {listCoinRows, loadNetworks} from '../../content/reference/coins';
import {component, element, inline, type Node} from '../../content/core/markdown';
import {coinMark} from '../pictures';
import {linkedTable, servicesCell} from '../tables/linkedTable';
import type {Page} from '../page';
import {value} from '../permalink';

/** The lines of a cell, separated by breaks. */
const lines = (...texts: (string | PhrasingContent[])[]): PhrasingContent[] =>
  texts.flatMap((text, index): PhrasingContent[] => [
    ...(index > 0 ? [{type: 'break' as const}] : []),
    ...(typeof text === 'string' ? inline(text) : text),
  ]);

/** Reserves width for long codes. */
const roomy = (content: PhrasingContent[]): PhrasingContent[] => [
  element('span', {className: 'roomy'}, content) as unknown as PhrasingContent,
];

const parts: Record<string, (page: Page) => Node[]> = {
  coins: (page) => {
    const t = (label: string): string => page.t(`reference.coins.${label}`);
    const used = servicesByCode('currencies');
    const node = linkedTable(
      page,
      ['code', 'name', 'network', 'exponent', 'confirmations', 'services', 'finder'].map((label) => t(label)),
      listCoinRows(page.locale).map(({id, coin: {code, name, exponent}, network, services}) => ({
        id,
        cells: [
          code,
          [...coinMark(code), ...inline(name)],
          network ? `[${network.title}](#${network.code})` : t('exchangeOnly'),
          String(exponent),
          String(network?.confirmations ?? '—'),
          roomy(lines(...services.map((service) => page.link(`/services/${service}`, `\`${service}\``)))),
          servicesCell(page, 'currency', code, used.get(code)),
        ],
      })),
      {values: [0]},
    );
    return [component('TableFilter', {label: t('filter'), placeholder: t('placeholder')}, [node])];
  },
  networks: (page) => {
    const t = (label: string): string => page.t(`reference.coins.${label}`);
    return [
      linkedTable(
        page,
        ['network', 'format', 'example', 'standards'].map((label) => t(label)),
        loadNetworks(page.locale).map(({code, title, format, examples, standards}) => ({
          id: code,
          cells: [title, format, roomy(lines(...examples.map((example) => [value(example)]))), standards],
        })),
      ),
    ];
  },
};

/**
 * Cryptocurrencies by network, or the address formats of the networks: `<Facts name="cryptoTable" part="coins" />`,
 * `part="networks"`.
 */
export function build(page: Page, {part = ''}: Record<string, string>): Node[] {
  const buildPart = parts[part];
  if (!buildPart)
    throw new Error(
      `${page.file}: the crypto codes have no part="${part}". Write one of ${Object.keys(parts).join(', ')}.`,
    );
  return buildPart(page);
}
