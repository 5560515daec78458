import type {SampleRequest} from '../../request';

/** The request body; in v1 with an `auth` object whose values the code fills in. */
export function render({scheme, point, key, body}: SampleRequest): string {
  const auth = {point, key, nonce: '<nonce>', hash: '<hash>'};
  return `${JSON.stringify(scheme === 'v1' ? {auth, ...body} : body, null, 2)}\n`;
}
