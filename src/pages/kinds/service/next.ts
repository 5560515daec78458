import {loadFamilies} from '../../../content/services/services';
import type {Section} from '../../page';
import {serviceOf} from './record';

/** Where a reader goes from here: to a test payment, to the callback, to the launch, to the other services of the method. */
export const next: Section = {
  id: 'next',
  indexed: {next: 'nothing'},
  build(page) {
    const {family} = serviceOf(page);
    const {code, title} = loadFamilies(page.locale).find((one) => one.code === family)!;
    const link = (key: 'sandbox' | 'verify' | 'launch', address: string) =>
      page.link(address, page.t(`services.next.${key}`));
    return [
      `- ${link('sandbox', '/sandbox')}`,
      `- ${link('verify', '/callbacks#verify')}`,
      `- ${link('launch', '/go_live')}`,
      `- ${page.link(`/services/${code}/`, page.t('services.next.family', {family: title}))}`,
    ].join('\n');
  },
};
