/**
 * The numbers of the reference gateway. This file imports nothing, so that texts can name a number without loading the
 * gateway.
 */

const day = 86400;

/** Maximum size of a request body in bytes. */
export const bodyLimit = 1048576;

/** How deep the objects and lists of a body may be nested. */
export const jsonDepth = 32;

/** Rate limit of a point: requests per window, and the length of the window. */
export const rateLimit = {requests: 100, seconds: 60} as const;

/** Maximum difference between a signed timestamp and the receiver's clock, in either direction. */
export const toleranceSeconds = 300;

/** How long a v2 idempotency key and a v1 nonce are stored, in seconds. */
export const memorySeconds = day;

/** Lifetime of an access token in seconds. */
export const tokenLifetime = 3600;

/** Validity of a quote, in seconds. */
export const quoteSeconds = 900;

/** Validity of a list of rates, in seconds. */
export const listSeconds = 600;

/** Maximum number of significant digits of a rate. */
export const rateDigits = 10;

/** Maximum number of repeats of a gift code, and the period after the first repeat in which they count. */
export const resendLimit = {repeats: 3, seconds: day} as const;

/** Maximum number of payments per invoice. */
export const mostParts = 20;

/** How soon and how late the end of an invoice may be, in seconds from now. */
export const dueLimits = {earliest: 3600, latest: 365 * day} as const;

/** Minimum contrast of text at level AA (WCAG 2.2, criterion 1.4.3). */
export const leastContrast = 4.5;

/** Number of attempts for a one-time code. */
export const codeAttempts = 3;

/** Delays and lifetimes of the sandbox, in seconds. */
export const pace = {
  /** Until the sandbox bank pays a QR code, a voucher or a transfer. */
  bankPays: 5,
  /** Until a slow bank responds. */
  slowBank: 60,
  /** Until a payout is approved in the cabinet. */
  approval: 60,
  /** Until a payout that was not approved is cancelled. */
  approvalTime: 7 * day,
  /** Until a payout arrives. */
  payout: 9,
  /** Until a refund arrives. */
  refund: 10,
  /** Until a confirmed P2P transfer is found. */
  transfer: 45,
  /** Lifetime of a one-time code. */
  code: 300,
  /** Lifetime of an authorisation. */
  hold: 7 * day,
  /** Until the search for a P2P transfer is given up. */
  transferSearch: 5 * day,
} as const;

/** Seconds from the detection of a transfer to its last confirmation in the sandbox. */
export const confirmationSeconds = 10;

/** Seconds from a successful payment to the chargeback of the test card that has one. */
export const chargebackDelay = 60;

/** The clock moves forward by at most a year at once, in seconds. */
export const maxClockMove = 31536000;

/** The same numbers under the names by which `src/data/limits.yaml` gives them a unit. */
export const limits = {
  body: bodyLimit,
  json_depth: jsonDepth,
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
  local_clock: maxClockMove,
} as const;
