import {tick} from '../../../../content/format';
import {locales} from '../../../../content/locales';
import {heading, paragraph, table, type Node} from '../../../../content/markdown';
import {loadService} from '../../../../content/services';
import type {Section} from '../../page';
import {serviceOf} from './record';

/** What the request carries for this service, how its values are checked, and how to ask the payer for them. */
export const fields: Section = {
  id: 'fields',
  build: (page) => {
    const service = serviceOf(page);
    const {t} = page;
    const common = paragraph(t('services.common_fields', {create: page.link('/api/v2/transaction/create', tick('create'))}));
    if (service.fields.length === 0) return [paragraph(t('services.no_fields')), common];
    const inAllLanguages = locales.map(({code}) => loadService(service.code, code).fields);
    const asked = service.fields.filter(({label}) => label !== undefined);
    const result: Node[] = [
      table(
        [t('services.field.name'), t('services.field.in'), t('services.field.type'), t('services.field.required'), t('services.field.description')],
        service.fields.map((field) => [
          tick(field.name),
          tick(field.in),
          field.type,
          t(field.is_required ? 'services.yes' : 'services.no'),
          field.description,
        ]),
      ),
      common,
      heading(3, t('services.field.values'), 'field-values'),
      table(
        [t('services.field.name'), t('services.field.format'), t('services.field.valid'), t('services.field.invalid'), t('services.field.pattern')],
        service.fields.map((field) => [
          tick(field.name),
          field.check && ['cpf', 'cnpj', 'cpf_cnpj'].includes(field.check) ? `${field.format}; ${t('services.check_digits')}` : field.format,
          tick(field.example),
          tick(field.invalid_example),
          field.values ? field.values.map(tick).join(', ') : tick(field.pattern ?? ''),
        ]),
      ),
    ];
    if (asked.length === 0) return result;
    return [
      ...result,
      heading(3, t('services.field.labels'), 'field-labels'),
      table(
        [t('services.field.name'), ...locales.map(({label}) => label)],
        asked.map(({name}) => [tick(name), ...inAllLanguages.map((list) => list.find((field) => field.name === name)?.label ?? '')]),
      ),
    ];
  },
};
