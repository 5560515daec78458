/** The operations by their operationId without the version: both versions share one handler. */
import type {Operation} from '../types';
import {cancel} from './transaction/cancel';
import {complete} from './transaction/complete';
import {stoplistCheck} from './antifraud/stoplist_check';
import {notify} from './binance_pay/notify';
import {info} from './account/info';
import {list} from './account/list';
import {listServices} from './account/service/list';
import {service} from './account/service/service_id';
import {create} from './transaction/create';
import {find} from './transaction/find';
import {cancel as cancelTransfer} from './transaction/p2p/cancel';
import {confirm as confirmTransfer} from './transaction/p2p/confirm';
import {getMethodsList} from './transaction/p2p/getMethodsList';
import {getRecipientCard} from './transaction/p2p/getRecipientCard';
import {checkCard} from './cards/check';
import {addToWhitelist} from './cards/whitelist_add';
import {issueToken} from './transaction/issue_token';
import {createInvoice} from './invoicing/invoice_create';
import {deleteInvoice} from './invoicing/invoice_delete';
import {findInvoice} from './invoicing/invoice_find';
import {listPageTransactions} from './invoicing/page_transactions';
import {createPaymentPage} from './invoicing/payment_page';
import {updateInvoice} from './invoicing/invoice_update';
import {pay} from './transaction/pay';
import {update} from './transaction/update';
import {validate} from './transaction/validate';
import {resendGiftcode} from './transaction/resend_giftcode';

export const operations: Record<string, Operation> = {
  'transaction/create': create,
  'transaction/pay': pay,
  'transaction/find': find,
  'transaction/complete': complete,
  'transaction/update': update,
  'transaction/validate': validate,
  'transaction/cancel': cancel,
  'transaction/p2p/get_methods_list': getMethodsList,
  'transaction/p2p/get_recipient_card': getRecipientCard,
  'transaction/p2p/confirm': confirmTransfer,
  'transaction/p2p/cancel': cancelTransfer,
  'transaction/issue_token': issueToken,
  'cards/check': checkCard,
  'cards/whitelist_add': addToWhitelist,
  'transaction/resend_giftcode': resendGiftcode,
  'antifraud/stoplist_check': stoplistCheck,
  'binance_pay/notify': notify,
  'account/info': info,
  'account/list': list,
  'account/service/list': listServices,
  'account/service/service_id': service,
  'invoicing/payment_page': createPaymentPage,
  'invoicing/page_transactions': listPageTransactions,
  'invoicing/invoice_create': createInvoice,
  'invoicing/invoice_find': findInvoice,
  'invoicing/invoice_update': updateInvoice,
  'invoicing/invoice_delete': deleteInvoice,
};
