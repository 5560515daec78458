import {brand} from '../../brand';
import {contractNames, loadContract} from '../contract/contract';

/**
 * What the local gateway says about itself (`About` of src/local), in English as all of its output.
 *
 * @param command as a reader types it
 */
export const aboutGateway = (command: string) => ({
  command,
  contracts: Object.fromEntries(contractNames().map((name) => [name, loadContract(name).document.info.version])),
  page: `https://${brand.hosts.site}/local_gateway`,
});
