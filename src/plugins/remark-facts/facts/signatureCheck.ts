import {loadTestKeys} from '../../../content/core/testKeys';
import {component, type Node} from '../../../content/core/markdown';
import {httpMessage, publishedSecret} from '../../../content/signing/signedMessage';
import {loadVector, schemes, type Scheme} from '../../../content/signing/vectors';
import type {CheckData} from '../../../sandbox/diagnose/checkData';
import type {Page} from '../page';

/** A vector of each scheme with a mistake, which the reader can load instead of a message of their own. */
const examples: Record<Scheme, string> = {
  v2_request: 'escaped_slashes',
  v2_callback: 'secret_not_decoded',
  v1_request: 'hmac',
  v1_post_callback: 'other_order',
  v1_get_callback: 'plus_decoded',
};

/** The form that names the mistake behind a signature: `<Facts name="signatureCheck" />`. */
export function build(page: Page): Node[] {
  const {request_secrets: requests, callback_secrets: callbacks} = loadTestKeys();
  const data: CheckData = {
    published: {requests, callbacks: Object.values(callbacks)},
    schemes: schemes.map((scheme) => {
      const vector = loadVector(scheme, examples[scheme]);
      return {
        id: scheme,
        name: page.t(`signing.check.scheme.${scheme}`),
        example: httpMessage(scheme, vector),
        secret: publishedSecret(scheme, vector),
      };
    }),
  };
  return [component('SignatureCheck', {data: JSON.stringify(data)})];
}
