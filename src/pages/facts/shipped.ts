import {inlineCode} from '../../content/core/format';
import {table, type Node} from '../../content/core/markdown';
import {loadShipped} from '../../content/site/shipped';
import type {Page} from '../page';

/** Third-party code and works that readers download: `<Facts name="shipped" group="code" />`, or `group="works"`. */
export function build(page: Page, {group = ''}: Record<string, string>): Node[] {
  const shipped = loadShipped(page.locale);
  if (group !== 'code' && group !== 'works')
    throw new Error(`${page.file}: shipped has no group="${group}". Write one of ${Object.keys(shipped).join(', ')}.`);
  const t = (id: string): string => page.t(`shipped.${id}`);
  const head = [t(group === 'code' ? 'package' : 'work'), t('version'), t('licence')];
  const rows = shipped[group].map(({name, isPackage, version, licence, url, use}) => [
    `[${isPackage ? inlineCode(name) : name}](${url})`,
    version,
    licence,
    ...(use ? [use] : []),
  ]);
  return [table(group === 'code' ? head : [...head, t('use')], rows)];
}
