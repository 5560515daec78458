import {code, component, type Node} from '../../content/core/markdown';
import {programmingLanguages} from '../../samples/languages';
import {loadReceiver} from '../../samples/receivers';
import type {Page} from '../page';

/**
 * Code that verifies signatures of a scheme; only the first language is prerendered: `<Facts name="verifySamples"
 * scheme="v2_callback" />`.
 */
export function build(page: Page, {scheme = ''}: Record<string, string>): Node[] {
  const title = page.t(`signing.verify.${scheme}`);
  const [first] = programmingLanguages;
  return [
    component(
      'Sample',
      {
        folder: '/samples/verify',
        scenarios: JSON.stringify([[scheme, title]]),
        variants: JSON.stringify(programmingLanguages.map(({id, label, extension}) => [id, label, extension])),
        label: title,
      },
      [code(first!.id, loadReceiver(scheme, first!).trimEnd())],
    ),
  ];
}
