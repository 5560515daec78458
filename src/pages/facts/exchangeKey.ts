import {loadExchangeKey, pem} from '../../content/signing/exchangeKey';
import {code, type Node} from '../../content/core/markdown';
import type {Page} from '../page';

/** The key pair of the test environment's exchange, in PEM (RFC 7468): `<Facts name="exchangeKey" />`. */
export function build(page: Page): Node[] {
  const {certificateSn: serial, publicKey, privateKey} = loadExchangeKey();
  return [
    code('text', pem('PUBLIC', publicKey), page.t('sandbox.exchangeKey.public', {serial})),
    code('text', pem('PRIVATE', privateKey), page.t('sandbox.exchangeKey.private')),
  ];
}
