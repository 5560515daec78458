import {list, paragraph} from '../../../../content/core/markdown';
import {chargebackText, cancelText, refundText, ruleText} from '../../serviceText';
import {isPaidByPayer, type Service} from '../../../../content/services/services';
import type {Page, Section} from '../../page';
import {serviceOf} from './record';

const ofMoneyBack = (rule: Service['rules'][number]) => rule.topic === 'refund' || rule.topic === 'dispute';

/** How money is returned, and the scheme's rules about it. */
export const refundsAndDisputes: Section = {
  id: 'refunds-and-disputes',
  build: (page) => {
    const service = serviceOf(page);
    return [
      list([
        line('cancel', cancelText(service, page), page),
        ...(isPaidByPayer(service)
          ? [line('refund', refundText(service, page), page), line('chargeback', chargebackText(service, page), page)]
          : []),
      ]),
      ...(service.rules.some(ofMoneyBack)
        ? [list(service.rules.filter(ofMoneyBack).map((rule) => ruleText(rule, page)))]
        : []),
    ];
  },
};

const line = (row: string, text: string, page: Page) => `**${page.t(`services.row.${row}`)}**: ${text}.`;

/** The method's other rules, with their sources. */
export const rules: Section = {
  id: 'rules',
  build: (page) => {
    const others = serviceOf(page).rules.filter((rule) => !ofMoneyBack(rule));
    return others.length > 0
      ? [list(others.map((rule) => ruleText(rule, page)))]
      : [paragraph(page.t('services.no_rules'))];
  },
};
