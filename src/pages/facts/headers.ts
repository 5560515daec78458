import {headerHomes, sharedHeaders} from '../../content/contract/sharedParts';
import type {Node} from '../../content/core/markdown';
import {fieldList} from '../tables/fieldList';
import type {Page} from '../page';

/**
 * The headers that the operations of v2 share, with a permalink each: `<Facts name="headers" of="header" />` for
 * requests, `of="answer-header"` for responses.
 */
export function build(page: Page, {of: part = ''}: Record<string, string>): Node[] {
  if (part !== 'header' && part !== 'answer-header')
    throw new Error(`${page.file}: <Facts name="headers" /> needs of="header" or of="answer-header".`);
  const requiredWhen = page.t('operation.whereIdempotent');
  // Not every operation takes a key; the page of each marks it as required.
  const fields = sharedHeaders(part, page.locale).map((header) =>
    header.name === 'Idempotency-Key' ? {...header, isRequired: false, requiredWhen} : header,
  );
  return [fieldList(fields, headerHomes[part].part, page)];
}
