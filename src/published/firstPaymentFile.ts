import {loadTestKeys} from '../content/core/testKeys';
import {loadFirstPayment} from '../content/examples/firstPayment';
import {paymentVersion, type PaymentData} from '../wire/payment';
import {testCredentials} from './formFiles';

/** The file of the payment on the home page, below the locale's root. */
export const firstPaymentFile = 'first_payment.json';

/** The data of the payment on the home page, the same in every language, generated on demand. */
export const firstPaymentFiles = (): Record<string, () => string> => ({
  [firstPaymentFile]: () => JSON.stringify(paymentData()),
});

/** The request that the page shows, which the page itself sends. */
function paymentData(): PaymentData {
  const {operation, text, orderId} = loadFirstPayment();
  const {id, scheme, path, extensions} = operation;
  return {
    version: paymentVersion,
    operation: {id, scheme, path, isIdempotent: extensions.isIdempotent},
    text,
    orderId,
    credentials: testCredentials(),
    callbackSecrets: Object.values(loadTestKeys().callback_secrets),
  };
}
