/** Handlers by operationId without the version. Both versions share one handler, in the file of that name. */
import type {Handler, OperationName} from '../books/types';
import {info} from './account/info';
import {list} from './account/list';
import {listServices} from './account/service/list';
import {service} from './account/service/service_id';
import {stoplistCheck} from './antifraud/stoplist_check';
import {notify} from './binance_pay/notify';
import {checkCard} from './cards/check';
import {addToWhitelist} from './cards/whitelist_add';
import {rates} from './currency/rates';
import {checkReport} from './reports/check-report';
import {create as orderReport} from './reports/create';
import {list as listReports} from './reports/list';
import {report} from './reports/report';
import {listTokens} from './tokens/list';
import {revokeToken} from './tokens/revoke';
import {cancel} from './transaction/cancel';
import {complete} from './transaction/complete';
import {create} from './transaction/create';
import {currencyRate} from './transaction/currency_rate';
import {find} from './transaction/find';
import {getCryptoAddress} from './transaction/get_crypto_address';
import {issueToken} from './transaction/issue_token';
import {createInvoice} from './invoicing/invoice_create';
import {deleteInvoice} from './invoicing/invoice_delete';
import {findInvoice} from './invoicing/invoice_find';
import {listPageTransactions} from './invoicing/page_transactions';
import {setPageLook} from './invoicing/page_customization';
import {setPageTemplate} from './invoicing/page_template';
import {createPaymentPage} from './invoicing/payment_page';
import {updateInvoice} from './invoicing/invoice_update';
import {cancel as cancelTransfer} from './transaction/p2p/cancel';
import {confirm as confirmTransfer} from './transaction/p2p/confirm';
import {getMethodsList} from './transaction/p2p/get_methods_list';
import {getRecipientCard} from './transaction/p2p/get_recipient_card';
import {pay} from './transaction/pay';
import {resendGiftcode} from './transaction/resend_giftcode';
import {update} from './transaction/update';
import {validate} from './transaction/validate';

export const operations: {[Name in OperationName]: Handler<Name>} = {
  'transaction/create': create,
  'transaction/validate': validate,
  'transaction/pay': pay,
  'transaction/update': update,
  'transaction/complete': complete,
  'transaction/cancel': cancel,
  'transaction/find': find,
  'transaction/currency_rate': currencyRate,
  'transaction/get_crypto_address': getCryptoAddress,
  'transaction/issue_token': issueToken,
  'transaction/resend_giftcode': resendGiftcode,
  'transaction/p2p/get_methods_list': getMethodsList,
  'transaction/p2p/get_recipient_card': getRecipientCard,
  'transaction/p2p/confirm': confirmTransfer,
  'transaction/p2p/cancel': cancelTransfer,
  'account/info': info,
  'account/list': list,
  'account/service/list': listServices,
  'account/service/service_id': service,
  'reports/create': orderReport,
  'reports/check-report': checkReport,
  'reports/report': report,
  'reports/list': listReports,
  'invoicing/payment_page': createPaymentPage,
  'invoicing/page_template': setPageTemplate,
  'invoicing/page_customization': setPageLook,
  'invoicing/page_transactions': listPageTransactions,
  'invoicing/invoice_create': createInvoice,
  'invoicing/invoice_find': findInvoice,
  'invoicing/invoice_update': updateInvoice,
  'invoicing/invoice_delete': deleteInvoice,
  'antifraud/stoplist_check': stoplistCheck,
  'binance_pay/notify': notify,
  'cards/check': checkCard,
  'cards/whitelist_add': addToWhitelist,
  'currency/rates': rates,
  'tokens/list': listTokens,
  'tokens/revoke': revokeToken,
};
