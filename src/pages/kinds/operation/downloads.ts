import {downloadName} from '../../../content/site/downloadName';
import type {Section} from '../../page';
import {operationOf} from './operation';
import {contractOf} from '../../../gateway/values/operationId';

/** Downloads of the contract and of a Postman collection that signs requests. */
export const downloads: Section = {
  id: 'downloads',
  indexed: {downloads: 'nothing'},
  build(page) {
    const name = contractOf(operationOf(page).operation.id);
    const link = (path: string) => `[${downloadName(`/${path}`)}](${page.download(path)})`;
    const contracts = ['yaml', 'json'].map((format) => link(`openapi/${name}.${format}`)).join(', ');
    return `- ${page.t('operation.contract')}: ${contracts}\n- ${page.t('operation.collection')}: ${link(`postman/${name}.json`)}`;
  },
};
