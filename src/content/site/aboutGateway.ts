import {brand} from '../../brand';
import {contractNames, loadContract} from '../contract/contract';

/** What the local gateway says about itself, in English as all of its output. */
interface AboutGateway {
  command: string;
  contracts: Record<string, string>;
  page: string;
}

/** @param command as a reader types it */
export function aboutGateway(command: string): AboutGateway {
  return {
    command,
    contracts: Object.fromEntries(contractNames().map((name) => [name, loadContract(name).document.info.version])),
    page: `https://${brand.hosts.site}/local_gateway`,
  };
}
