import {list, paragraph} from '../../../../content/core/markdown';
import {chargebackText, cancelText, refundText, ruleText} from '../../serviceText';
import {isPaidByPayer, loadFamilies, type Service} from '../../../../content/services/services';
import type {Page, Section} from '../../page';
import {serviceOf} from './record';

const ofMoneyBack = (rule: Service['rules'][number]) => rule.topic === 'refund' || rule.topic === 'dispute';

/** How money is returned, and the scheme's rules about it. */
export const refundsAndDisputes: Section = {
  id: 'refunds-and-disputes',
  build: (page) => {
    const service = serviceOf(page);
    const moneyRules = service.rules.filter(ofMoneyBack).map((rule) => ruleText(rule, page));
    // A check creates no transaction that could be cancelled or refunded.
    if (service.flow === 'check') return moneyRules.length > 0 ? [list(moneyRules)] : [];
    return [
      list([
        line('cancel', cancelText(service, page), page),
        ...(isPaidByPayer(service)
          ? [line('refund', refundText(service, page), page), line('chargeback', chargebackText(service, page), page)]
          : []),
        ...moneyRules,
      ]),
    ];
  },
};

const line = (row: string, text: string, page: Page) => `**${page.t(`services.row.${row}`)}**: ${text}.`;

/** The method's other rules, with their sources. */
export const rules: Section = {
  id: 'rules',
  build: (page) => {
    const {rules: all, family: code} = serviceOf(page);
    const others = all.filter((rule) => !ofMoneyBack(rule));
    const own = others.filter((rule) => !rule.of_family);
    const family = loadFamilies(page.locale).find((one) => one.code === code)!;
    const ofFamily = page.t('services.family_rules', {family: page.link(`/services/${code}/#rules`, family.title)});
    if (others.length === 0) return [paragraph(page.t('services.no_rules'))];
    return [
      ...(own.length > 0 ? [list(own.map((rule) => ruleText(rule, page)))] : []),
      ...(own.length < others.length ? [paragraph(ofFamily)] : []),
    ];
  },
};
