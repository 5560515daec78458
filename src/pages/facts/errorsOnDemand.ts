import type {Node} from '../../content/core/markdown';
import {onDemand} from '../kinds/operation/errors';
import type {Page} from '../page';

/** How to get an error without its cause: `<Facts name="errorsOnDemand" code="rate_limited" />`. */
export function build(page: Page, {code = ''}: Record<string, string>): Node[] {
  return [onDemand(page, code)];
}
