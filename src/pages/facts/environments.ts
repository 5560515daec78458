import {readData} from '../../content/core/data';
import {table, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

const pairs = {local_test: ['local', 'test'], test_live: ['test', 'live']} as const;

/** What differs between two environments: `<Facts name="environments" of="local_test" />`, or `of="test_live"`. */
export function build(page: Page, {of = ''}: Record<string, string>): Node[] {
  if (!(of in pairs))
    throw new Error(`${page.file}: environments has no of="${of}". Write one of ${Object.keys(pairs).join(', ')}.`);
  const key = of as keyof typeof pairs;
  const rows = Object.values(readData('environments.yaml', page.locale)[key]);
  return [
    table(
      ['what', ...pairs[key]].map((column) => page.t(`sandbox.environment.${column}`)),
      rows.map(({what, one, other}) => [what, one, other]),
    ),
  ];
}
