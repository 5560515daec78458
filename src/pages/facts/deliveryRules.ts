import {readData} from '../../content/core/data';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** The rules of delivery of a callback: `<Facts name="deliveryRules" />`. */
export function build(page: Page): Node[] {
  const columns = ['rule', 'value'].map((column) => page.t(`signing.delivery.${column}`));
  const rules: Record<string, {rule: string; value: string}> = {...readData('callback_rules.yaml', page.locale)};
  return [
    table(
      columns,
      Object.values(rules).map(({rule, value}) => [rule, value]),
    ),
  ];
}
