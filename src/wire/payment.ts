/**
 * Format of the JSON file for the first payment on the home page. The build writes it from the request of that page.
 */
import type {Secrets} from './sandbox';
import type {OperationForm} from './form';

/** Version of the format. A page that stayed open across a release may get a newer file. */
export const paymentVersion = 1;

/** The request of the page, and the published secrets that sign it and its callbacks. */
export interface PaymentData extends Secrets {
  version: number;
  operation: Pick<OperationForm, 'id' | 'scheme' | 'path' | 'isIdempotent'>;
  /** The body as the page shows it. */
  text: string;
  /** The order id in the body; each payment has one of its own. */
  orderId: string;
}
