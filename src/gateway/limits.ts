/** The gateway's own numbers that texts name as `%limits.<name>%`, gathered from where each is used; times in seconds. */
import {bodyLimit, rateLimit} from './index';
import {confirmationSeconds} from './coins';
import {leastContrast} from './contrast';
import {mostParts} from './invoices';
import {rateDigits} from './conversion';
import {listSeconds} from './operations/currency/rates';
import {dueLimits} from './operations/invoicing/invoice_create';
import {quoteSeconds} from './operations/transaction/currency_rate';
import {resendLimit} from './operations/transaction/resend_giftcode';
import {codeAttempts, pace} from './sandbox';
import {toleranceSeconds} from './signing';
import {clockMost} from './simulations';
import {memorySeconds} from './state';
import {tokenLifetime} from './tokens';
import {chargebackDelay} from './transactions';

export const limits = {
  body: bodyLimit,
  rate_requests: rateLimit.requests,
  rate_window: rateLimit.seconds,
  signature_tolerance: toleranceSeconds,
  key_memory: memorySeconds,
  access_token: tokenLifetime,
  quote: quoteSeconds,
  rates: listSeconds,
  rate_digits: rateDigits,
  code_attempts: codeAttempts,
  code_lifetime: pace.code,
  hold: pace.hold,
  transfer_search: pace.transferSearch,
  payout_approval: pace.approvalTime,
  gift_code_repeats: resendLimit.repeats,
  gift_code_period: resendLimit.seconds,
  invoice_payments: mostParts,
  contrast: leastContrast,
  invoice_due_earliest: dueLimits.earliest,
  invoice_due_latest: dueLimits.latest,
  sandbox_bank_pays: pace.bankPays,
  sandbox_slow_bank: pace.slowBank,
  sandbox_approval: pace.approval,
  sandbox_payout: pace.payout,
  sandbox_refund: pace.refund,
  sandbox_transfer: pace.transfer,
  sandbox_confirmation: confirmationSeconds,
  sandbox_chargeback: chargebackDelay,
  local_clock: clockMost,
} as const;
