import {list, type Node} from '../../content/core/markdown';
import {loadServices} from '../../content/services/services';
import type {Page} from '../page';
import {ruleText} from '../serviceText';

/**
 * The rules of a family's methods with their sources, without duplicates: `<Facts name="serviceRules" family="pix" />`.
 */
export function build(page: Page, {family = ''}: Record<string, string>): Node[] {
  const rules = loadServices(page.locale)
    .filter((service) => service.family === family)
    .flatMap((service) => service.rules);
  if (rules.length === 0)
    throw new Error(
      `${page.file}: no service of the family “${family}” has rules. Write a key of src/data/services/families.yaml that has records.`,
    );
  return [list([...new Set(rules.map((rule) => ruleText(rule, page)))])];
}
