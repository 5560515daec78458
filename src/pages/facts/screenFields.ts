import {loadScreen} from '../../content/cabinet/cabinet';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** The fields of a form: `<Facts name="screenFields" of="payment_services/new_invoice" />`. */
export function build(page: Page, {of = ''}: Record<string, string>): Node[] {
  const {t} = page;
  const fields = Object.values(loadScreen(of, page.locale).blocks).flatMap((block) =>
    Object.values(block.fields ?? {}),
  );
  return [
    table(
      [t('cabinet.field'), t('cabinet.meaning'), t('cabinet.values'), t('cabinet.apiField')],
      fields.map(({label, meaning, options, field, required}) => {
        const need = t(`cabinet.${required ? 'required' : 'optional'}`);
        return [
          `**${label}**`,
          meaning,
          options ? `${need}: ${Object.values(options).join(', ')}` : need,
          field ? `\`${field}\`` : t('cabinet.onlyHere'),
        ];
      }),
    ),
  ];
}
