import {list, paragraph} from '../../../content/core/markdown';
import {ruleText} from '../../serviceText';
import {loadFamilies, type Service} from '../../../content/services/services';
import type {Section} from '../../page';
import {serviceOf} from './record';

const ofMoneyBack = (rule: Service['rules'][number]) => rule.topic === 'refund' || rule.topic === 'dispute';

/** The scheme's rules about returned money. What the service itself offers stands in its table of facts. */
export const refundsAndDisputes: Section = {
  id: 'refunds-and-disputes',
  build: (page) => {
    const moneyRules = serviceOf(page).rules.filter(ofMoneyBack);
    return moneyRules.length > 0 ? [list(moneyRules.map((rule) => ruleText(rule, page)))] : [];
  },
};

/** The method's other rules, with their sources; a service without any has no such section. */
export const rules: Section = {
  id: 'rules',
  build: (page) => {
    const service = serviceOf(page);
    const others = service.rules.filter((rule) => !ofMoneyBack(rule));
    const own = others.filter((rule) => !rule.of_family);
    const family = loadFamilies(page.locale).find(({code}) => code === service.family)!;
    const ofFamily = page.t('services.family_rules', {
      family: page.link(`/services/${family.code}/#rules`, family.title),
    });
    return [
      ...(own.length > 0 ? [list(own.map((rule) => ruleText(rule, page)))] : []),
      ...(own.length < others.length ? [paragraph(ofFamily)] : []),
    ];
  },
};
