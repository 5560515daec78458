import {inlineCode} from '../../../content/core/format';
import {paragraph, table} from '../../../content/core/markdown';
import {testExample, type Service, type ServiceTest} from '../../../content/services/services';
import {reasonLink, statusLink} from '../../serviceText';
import type {Page, Section} from '../../page';
import {serviceOf} from './record';

/** Inputs for the test environment, and the outcome of each. */
export const testing: Section = {
  id: 'testing',
  indexed: {testing: 'names'},
  build: (page) => {
    const service = serviceOf(page);
    if (!service.sandbox) return [paragraph(page.t('services.no_sandbox'))];
    return [
      table(
        [page.t('services.test.send'), page.t('services.test.leads_to'), page.t('services.happens')],
        service.tests.map((test) => [inputText(service, test, page), outcomeText(service, test, page), test.meaning]),
      ),
      ...(hasMoreCards(service) ? [paragraph(page.t('services.test.more_cards'))] : []),
    ];
  },
};

/** The table of test cards describes pay-ins and checks by cards of international schemes. */
const hasMoreCards = ({family, direction, tests}: Service): boolean =>
  family === 'cards' && direction !== 'payout' && tests.some(({input}) => input.field.endsWith('card_number'));

function inputText(service: Service, {input}: ServiceTest, {t}: Page): string {
  const field = inlineCode(input.field);
  if (input.equals !== undefined) return t('services.test.equals', {field, value: inlineCode(input.equals)});
  if (input.ends_with !== undefined) {
    return t('services.test.ends_with', {
      field,
      digits: inlineCode(input.ends_with),
      example: inlineCode(testExample(service, input)),
    });
  }
  const hasOneAmount = service.limits.every(({smallest, largest}) => smallest === largest);
  if (hasOneAmount) return t('services.test.equals', {field, value: inlineCode(service.limits[0]!.example)});
  const key = service.tests.length === 1 ? 'services.test.anything' : 'services.test.anything_else';
  return t(key, {field, example: inlineCode(service.limits[0]!.example)});
}

function outcomeText(service: Service, {outcome: {status, reason, error}}: ServiceTest, page: Page): string {
  if (error)
    return page.t('services.test.error', {error: page.link(`/reference/api_error_codes#${error}`, inlineCode(error))});
  return [statusLink(service, status!, page), ...(reason ? [reasonLink(reason, page)] : [])].join(', ');
}
