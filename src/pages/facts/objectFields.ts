import {fields, loadContract} from '../../content/contract/contract';
import {homesOf} from '../../content/contract/sharedParts';
import type {Node} from '../../content/core/markdown';
import {fieldList} from '../tables/fieldList';
import type {Page} from '../page';

/**
 * The fields of an object that several operations share, with a permalink each: `<Facts name="objectFields"
 * contract="v2" object="Transaction" />`.
 *
 * @throws if another page is the home of the object
 */
export function build(page: Page, {contract = '', object = ''}: Record<string, string>): Node[] {
  const homes = homesOf(contract);
  const home = homes[object];
  if (home?.page !== page.path) {
    throw new Error(
      `${page.file}: the object "${object}" is not listed on this page. Write its page into src/content/contract/sharedParts.ts, or another object.`,
    );
  }
  const {part, isRequest = false} = home;
  const {document} = loadContract(contract, page.locale);
  return [fieldList(fields(document, {$ref: `#/components/schemas/${object}`}), part, page, {homes, isRequest})];
}
