import {insertFacts} from '../../pages/insertFacts';
import {blocks} from '../../published';

/**
 * Remark plugin that inserts facts from contract and data into a page, as Markdown nodes.
 * It runs before the default plugins, so that facts get ids, a table of contents and search.
 */
export default function remarkFacts() {
  return insertFacts(blocks);
}
