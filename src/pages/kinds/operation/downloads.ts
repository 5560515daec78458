import type {Section} from '../../page';
import {operationOf} from './operation';
import {contractOf} from '../../../gateway/values/operationId';

/** Downloads of the contract and of a Postman collection that signs requests. */
export const downloads: Section = {
  id: 'downloads',
  indexed: {downloads: 'nothing'},
  build(page) {
    const name = contractOf(operationOf(page).operation.id);
    const file = (extension: string) => `[${name}.${extension}](${page.download(`openapi/${name}.${extension}`)})`;
    const collection = `[${name}.json](${page.download(`postman/${name}.json`)})`;
    return `- ${page.t('operation.contract')}: ${file('yaml')}, ${file('json')}\n- ${page.t('operation.collection')}: ${collection}`;
  },
};
