import {code, type Node} from '../../content/core/markdown';
import {loadGenerators} from '../../content/examples/generators';
import type {Page} from '../page';

/** The commands of the tested code generators: `<Facts name="generators" />`. */
export function build({t}: Page): Node[] {
  return [code('bash', loadGenerators(), t('sandbox.quickstart.input'))];
}
