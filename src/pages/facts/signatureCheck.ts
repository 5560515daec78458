import {loadTestKeys} from '../../content/core/testKeys';
import {component, type Node} from '../../content/core/markdown';
import {loadExchangeKey, notificationMessage, pem} from '../../content/signing/exchangeKey';
import {httpMessage, publishedSecret} from '../../content/signing/signedMessage';
import {loadVector, loadVectors, refusedVectors, schemes, type VectorScheme} from '../../content/signing/vectors';
import type {CheckData} from '../../sandbox/diagnose/checkData';
import type {Page} from '../page';

/** A vector of each scheme with a mistake, which the reader can load instead of a message of their own. */
const examples: Record<VectorScheme, string> = {
  v2_request: 'escaped_slashes',
  v2_callback: 'secret_not_decoded',
  v1_request: 'hmac',
  v1_post_callback: 'other_order',
  v1_get_callback: 'plus_decoded',
};

/** The form that names the mistake behind a signature: `<Facts name="signatureCheck" />`. */
export function build(page: Page): Node[] {
  const {request_secrets: requests, callback_secrets: callbacks} = loadTestKeys();
  const exchange = loadExchangeKey();
  const key = pem('PUBLIC', exchange.publicKey);
  const own = schemes.map((scheme) => {
    const vector = loadVector(scheme, examples[scheme]);
    return {
      id: scheme,
      name: page.t(`signing.check.scheme.${scheme}`),
      example: httpMessage(scheme, vector),
      secret: publishedSecret(scheme, vector),
    };
  });
  const data: CheckData = {
    published: {requests, callbacks: Object.values(callbacks), exchangeKeys: {[exchange.certificateSn]: key}},
    schemes: [
      ...own,
      {
        id: 'binance_pay',
        name: page.t('signing.check.scheme.binance_pay'),
        example: notificationMessage(withParsedData),
        secret: key,
      },
    ],
    refused: Object.fromEntries(
      Object.entries(refusedVectors).map(([code, {scheme, vector: name}]) => {
        const vector = loadVector(scheme, name);
        const {now, tolerance_seconds: tolerance} = loadVectors(scheme);
        return [
          code,
          {
            message: httpMessage(scheme, vector),
            // The secret of the example point: some vectors name another point or key.
            secrets: publishedSecret(scheme, {...vector, headers: {}}),
            ...(tolerance !== undefined && {now: String(now)}),
            ...(vector.used_nonces && {usedNonces: vector.used_nonces.join('\n')}),
          },
        ];
      }),
    ),
  };
  return [component('SignatureCheck', {data: JSON.stringify(data)})];
}

/** The body of a notification, its JSON string `data` parsed as well: a mistake of some frameworks. */
function withParsedData(body: string): string {
  const {data, ...rest} = JSON.parse(body) as {data: string};
  const [before, after] = JSON.stringify({...rest, data: '\uE000'}).split('"\uE000"');
  return before! + data + after!;
}
