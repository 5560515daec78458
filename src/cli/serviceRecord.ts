import {Document, isMap, isScalar, isSeq, type Node} from 'yaml';
import {loadWithOrigins} from '../content/services/services';

/**
 * The merged record of a service as YAML, with a comment that names the file of each key. A value inside another one has
 * a comment only if it is from another file.
 *
 * @param code such as `pix/payin_hpp`
 * @throws a sentence if there is no such service
 */
export function serviceRecord(code: string): string {
  const {service, origins} = loadWithOrigins(code);
  const document = new Document(service, {aliasDuplicateObjects: false});
  const annotate = (node: Node, pointer: string, above: string | undefined): void => {
    const file = origins[pointer] ?? above;
    if (file !== above) {
      if (isScalar(node) || isEmpty(node)) node.comment = ` ${file}`;
      else node.commentBefore = ` ${file}`;
    }
    if (isMap<{value: string}, Node>(node))
      node.items.forEach(({key, value}) => annotate(value!, `${pointer}/${key.value}`, file));
    if (isSeq<Node>(node)) node.items.forEach((item) => annotate(item, `${pointer}/${nameOf(item)}`, file));
  };
  annotate(document.contents!, '', undefined);
  return document.toString({lineWidth: 0});
}

const isEmpty = (node: Node): boolean => isSeq(node) && node.items.length === 0;

/** The key that names an item of a list: the first text in it that is one of these, or the item itself. */
function nameOf(item: Node): string {
  if (!isMap(item)) return String(isScalar(item) ? item.value : '');
  const name = ['code', 'when', 'id', 'name'].map((key) => item.get(key)).find((value) => typeof value === 'string');
  return name ?? '';
}
