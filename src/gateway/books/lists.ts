import {fieldFailure} from '../values/failure';
import type {Context} from './types';

/** One page of a list. */
interface ListPage<Item> {
  items: Item[];
  has_more: boolean;
  next?: string;
  /** v1 only, instead of `has_more` and `next`. */
  total?: number;
}

/** Default number of items per page. */
const usualLimit = 20;

/**
 * Returns one page of a list: after a cursor in v2, after an offset in v1.
 *
 * @param keyOf the key of an item, used in `next` and `after`
 * @throws Failure `field_value_not_allowed` if the cursor does not match an item
 */
export function pageOf<Item>(
  {version}: Context,
  items: Item[],
  {limit = usualLimit, after, offset = 0}: {limit?: number; after?: string; offset?: number},
  keyOf: (item: Item) => string,
): ListPage<Item> {
  if (version === 'v1') return {items: items.slice(offset, offset + limit), total: items.length} as ListPage<Item>;
  const last = after === undefined ? -1 : items.findIndex((item) => keyOf(item) === after);
  if (after !== undefined && last === -1)
    throw fieldFailure('/after', 'field_value_not_allowed', 'Send the value of next from this list.');
  const page = items.slice(last + 1, last + 1 + limit);
  const hasMore = last + 1 + limit < items.length;
  return {items: page, has_more: hasMore, ...(hasMore && {next: keyOf(page.at(-1)!)})};
}
