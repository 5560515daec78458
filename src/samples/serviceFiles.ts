import {loadContract, operation as findOperation} from '../content/contract/contract';
import {cacheLoader} from '../content/core/fileCache';
import {exchangesOf} from '../content/examples/serviceExamples';
import {listServiceCodes, loadService, type Service} from '../content/services/services';
import {languagesOf, sampleRequest} from './files';
import type {SampleRequest} from './request';

/** Folder of a service's samples on the built site. */
export function serviceSampleFolder(code: string): string {
  return `/samples/services/${code}`;
}

/** The operation that a payment by a service begins with, by its path below `v2/transaction/`. */
export function firstCall({steps}: Service): string {
  return steps.find(({call}) => call)!.call!;
}

/** The canonical first request of a service, which all languages render. */
export function serviceRequest(service: Service): SampleRequest {
  const [{operation: id, request}] = exchangesOf(service) as [{operation: string; request: SampleRequest['body']}];
  const operation = findOperation(loadContract('v2'), id);
  return sampleRequest(operation, {key: service.code, path: operation.path, request});
}

/** The languages of a service's samples. */
export const serviceLanguages = languagesOf({scheme: 'v2'});

/** Cache: the languages share the request of a service. */
const loadRequest = cacheLoader((code: string) => serviceRequest(loadService(code)));

/**
 * The first request of each service as files of the built site: `samples/services/<code>/create.<extension>`. Each is
 * rendered when it is asked for. The code does not depend on the language of the site.
 */
export function serviceSampleFiles(): Record<string, () => string> {
  return Object.fromEntries(
    listServiceCodes().flatMap((code) => {
      const name = `${serviceSampleFolder(code).slice(1)}/${firstCall(loadService(code))}`;
      return serviceLanguages.map((language) => [
        `${name}.${language.extension}`,
        () => language.render(loadRequest(code)),
      ]);
    }),
  );
}
