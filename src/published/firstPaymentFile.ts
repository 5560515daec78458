import {listOperations, loadContract} from '../content/contract/contract';
import type {LocaleCode} from '../content/core/locales';
import {loadTestKeys} from '../content/core/testKeys';
import {paymentVersion, type PaymentData} from '../wire/payment';
import type {Body} from '../wire/form';
import {testCredentials} from './formFiles';
import {readPageFile} from '../pages/page';

/** The file of the payment on the home page, below the locale's root. */
export const firstPaymentFile = 'first_payment.json';

/** The data of the payment on the home page, in one language, generated on demand. */
export function firstPaymentFiles(locale: LocaleCode): Record<string, () => string> {
  return {
    [firstPaymentFile]() {
      const {file, body} = readPageFile('index', locale);
      return JSON.stringify(paymentData(body, file));
    },
  };
}

/**
 * The request of a page, which the page itself sends.
 *
 * @param page text of the page
 * @param file its name, for error messages
 * @throws a sentence that says what to write, if the page shows no request that can be sent
 */
export function paymentData(page: string, file: string): PaymentData {
  const [, path, text] = /```http\nPOST https:\/\/[^/\n]+(\/\S+)\n(?:.+\n)+\n([^`]+)\n```/.exec(page) ?? [];
  if (path === undefined || text === undefined)
    throw new Error(
      `${file}: the page shows no request. Write a block \`\`\`http that starts with "POST https://" and ends with a body.`,
    );
  const operation = listOperations(loadContract('v2')).find((one) => one.path === path);
  if (!operation)
    throw new Error(`${file}: the request goes to ${path}. Write the path of an operation of src/contract/v2.`);
  const orderId = orderIdOf(text);
  if (orderId === null)
    throw new Error(`${file}: the body of the request is no JSON object with an external_id. Write one.`);
  const {id, scheme, extensions} = operation;
  return {
    version: paymentVersion,
    operation: {id, scheme, path, isIdempotent: extensions.isIdempotent},
    text,
    orderId,
    credentials: testCredentials(),
    callbackSecrets: Object.values(loadTestKeys().callback_secrets),
  };
}

function orderIdOf(text: string): string | null {
  try {
    const {external_id: id} = JSON.parse(text) as Body;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
