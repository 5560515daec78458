/** A page whose service has no refunds returns the money by a payout, and says so where the payout takes larger amounts only. */
import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {loadServices, type Service} from '../../src/content/services/services';
import {readText} from '../support/files';

const services = loadServices();
const docs = {
  en: {folder: 'docs', sentence: /smallest amount of (the|a) payout is larger/},
  uk: {folder: 'i18n/uk/docusaurus-plugin-content-docs/current', sentence: /найменша сума виплати більша/i},
};

/** Whether a payout that a page links cannot return the smallest payment of its service. */
function isTooLarge(service: Service, text: string): boolean {
  const payouts = services.filter(
    ({code, direction}) => direction === 'payout' && new RegExp(`\\(/services/${code}[)#]`).test(text),
  );
  return payouts.some(({limits}) =>
    limits.some(({currency, smallest}) =>
      service.limits.some((own) => own.currency === currency && Number(own.smallest) < Number(smallest)),
    ),
  );
}

test.each(Object.entries(docs))(
  'says that a small payment cannot be returned by a payout: %s',
  (_, {folder, sentence}) => {
    const pages = services
      .filter(({direction, refund}) => direction === 'payin' && refund.mode === 'none')
      .map((service) => ({service, file: `${folder}/services/${service.code}.mdx`}))
      .filter(({file}) => existsSync(file));
    expect(pages.length).toBeGreaterThan(20);
    const concerned = pages.filter(({service, file}) => isTooLarge(service, readText(file)));
    expect(concerned.length).toBeGreaterThan(5);
    expect(concerned.filter(({file}) => !sentence.test(readText(file))).map(({file}) => file)).toEqual([]);
  },
);
