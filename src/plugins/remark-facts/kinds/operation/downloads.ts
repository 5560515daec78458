import type {Section} from '../../page';
import {contractOf, operationOf} from './operation';

/** The contract as files. */
export const downloads: Section = {
  id: 'downloads',
  build(page) {
    const name = contractOf(operationOf(page).operation.id);
    const file = (extension: string) => `[${name}.${extension}](${page.download(`openapi/${name}.${extension}`)})`;
    return `- ${page.t('operation.contract')}: ${file('yaml')}, ${file('json')}`;
  },
};
