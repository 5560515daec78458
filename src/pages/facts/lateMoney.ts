import {alternatives, inlineCode} from '../../content/core/format';
import {list, paragraph, table, type Node} from '../../content/core/markdown';
import {loadServices, type Service} from '../../content/services/services';
import type {Page} from '../page';
import {groupCell, groupServices} from '../serviceGroups';

/** Whether the money of a pay-in may arrive after the payment has ended. */
export const canBeLate = ({failure_reasons: reasons}: Service): boolean => reasons.includes('paid_after_expiry');

/** Whether a payout's service record says that it may be returned after success. */
export const canBeReturned = ({direction, statuses}: Service): boolean =>
  direction === 'payout' && statuses.some(({code}) => code === 'returned');

/** The last digits of the test amount of a payout that is returned. */
function digitsOfReturn({code, tests}: Service): string {
  const test = tests.find(({outcome}) => outcome.status === 'returned');
  if (!test?.input.ends_with)
    throw new Error(
      `The record of ${code} has the status returned and no test amount that leads there. Write one under tests.`,
    );
  return test.input.ends_with;
}

/**
 * Services whose money may arrive after the transaction has ended: `<Facts name="lateMoney"
 * of="late" />`. With `of="returned"`: payouts that may be returned, with the amount that simulates it in the test
 * environment.
 */
export function build(page: Page, {of = ''}: Record<string, string>): Node[] {
  const {t} = page;
  const parts: Record<string, () => Node[]> = {
    late: () => {
      const groups = groupServices(loadServices(page.locale).filter(canBeLate), (service) => [
        t(`services.flow.${service.flow}`),
      ]);
      return [
        table(
          ['guides.methods', 'services.row.flow'].map((label) => t(label)),
          groups.map((group) => [groupCell(group, page), ...group.cells]),
        ),
      ];
    },
    returned: () => {
      const services = loadServices(page.locale).filter(canBeReturned);
      const digits = [...new Set(services.map(digitsOfReturn))];
      return [
        paragraph(t('guides.returned_by', {digits: alternatives(digits.map(inlineCode), page.locale)})),
        list(groupServices(services, () => []).map((group) => groupCell(group, page))),
      ];
    },
  };
  const buildPart = parts[of];
  if (!buildPart)
    throw new Error(`${page.file}: lateMoney has no of="${of}". Write one of ${Object.keys(parts).join(', ')}.`);
  return buildPart();
}
