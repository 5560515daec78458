// Generated from src/contract/reports-v2 by `npm run types`. Change that instead.

export interface paths {
  '/reports/v2/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['reports/v2/create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reports/v2/check-report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['reports/v2/check-report'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reports/v2/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['reports/v2/report'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reports/v2/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['reports/v2/list'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Problem: {
      /** Format: uri */
      type: string;
      title: string;
      status: number;
      detail: string;
      code: string;
      request_id: components['schemas']['RequestId'];
      transaction_id?: components['schemas']['TransactionId'];
      attempts_left?: number;
      errors?: {
        pointer: string;
        code: string;
        detail: string;
      }[];
    };
    BalanceEntryRow: {
      created_at: components['schemas']['Time'];
      account_id: components['schemas']['AccountId'];
      currency: components['schemas']['Currency'];
      reason: string &
        (
          | 'payin'
          | 'payout'
          | 'payout_returned'
          | 'refund'
          | 'refund_returned'
          | 'chargeback'
          | 'chargeback_returned'
          | 'exchange'
          | 'fee'
          | 'deposit'
          | 'transfer'
        );
      direction: string & ('in' | 'out');
      amount: components['schemas']['Amount'];
      available: components['schemas']['Balance'];
      transaction_id?: components['schemas']['TransactionId'];
      external_id?: components['schemas']['ExternalId'];
    };
    PeriodBy: string & ('created_at' | 'updated_at');
    Report: {
      id: components['schemas']['ReportId'];
      kind: components['schemas']['ReportKind'];
      format: components['schemas']['ReportFormat'];
      from: components['schemas']['Time'];
      to: components['schemas']['Time'];
      period_by: components['schemas']['PeriodBy'];
      currency?: components['schemas']['Currency'];
      status: string & ('processing' | 'ready');
      check_after?: number;
      rows_total?: number;
      created_at: components['schemas']['Time'];
      ready_at?: components['schemas']['Time'];
      expires_at: components['schemas']['Time'];
    };
    ReportAnswer: {
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['Report'];
    };
    ReportCheck: {
      report_id: components['schemas']['ReportId'];
    };
    ReportContent: {
      id: components['schemas']['ReportId'];
      kind: components['schemas']['ReportKind'];
      format: components['schemas']['ReportFormat'];
      rows_total: number;
      transactions?: components['schemas']['TransactionRow'][];
      balance_entries?: components['schemas']['BalanceEntryRow'][];
      has_more?: boolean;
      next?: components['schemas']['Cursor'];
      download_url?: components['schemas']['Url'];
      download_expires_at?: components['schemas']['Time'];
      size_bytes?: number;
    };
    ReportContentAnswer: {
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['ReportContent'];
    };
    ReportCreate: {
      kind: components['schemas']['ReportKind'];
      format: components['schemas']['ReportFormat'];
      from: components['schemas']['RequestTime'];
      to: components['schemas']['RequestTime'];
      period_by?: components['schemas']['PeriodBy'];
      currency?: components['schemas']['Currency'];
    };
    ReportFormat: string & ('csv' | 'json');
    ReportGet: {
      report_id: components['schemas']['ReportId'];
      limit?: components['schemas']['RowLimit'];
      after?: components['schemas']['Cursor'];
    };
    ReportId: string;
    ReportKind: string & ('transactions' | 'balance_entries');
    ReportList: {
      limit?: components['schemas']['Limit'];
      after?: components['schemas']['Cursor'];
      kind?: components['schemas']['ReportKind'];
    };
    ReportListAnswer: {
      request_id: components['schemas']['RequestId'];
      data: {
        items: components['schemas']['Report'][];
        has_more: boolean;
        next?: components['schemas']['Cursor'];
      };
    };
    RowLimit: number;
    TransactionRow: {
      transaction_id: components['schemas']['TransactionId'];
      type: components['schemas']['TransactionType'];
      parent_id?: components['schemas']['TransactionId'];
      external_id: components['schemas']['ExternalId'];
      service: components['schemas']['ServiceCode'];
      status: components['schemas']['Status'];
      reason_code?: string;
      amount: components['schemas']['Amount'];
      currency: components['schemas']['Currency'];
      captured_amount?: components['schemas']['Amount'];
      refunded_amount?: components['schemas']['Amount'];
      fee: components['schemas']['Amount'];
      created_at: components['schemas']['Time'];
      updated_at: components['schemas']['Time'];
    };
    /** Format: date-time */
    Time: string;
    AccountId: string;
    Currency: string;
    Amount: string;
    Balance: string;
    TransactionId: string;
    ExternalId: string;
    RequestId: string;
    Cursor: string;
    /** Format: uri */
    Url: string;
    /** Format: date-time */
    RequestTime: string;
    Limit: number;
    TransactionType: string & ('payin' | 'payout' | 'refund' | 'chargeback');
    ServiceCode: string;
    Status: string &
      (
        | 'created'
        | 'pending'
        | 'requires_action'
        | 'processing'
        | 'authorized'
        | 'success'
        | 'partially_refunded'
        | 'refunded'
        | 'chargeback'
        | 'failed'
        | 'expired'
        | 'cancelled'
        | 'on_hold'
        | 'unknown'
        | 'returned'
      );
  };
  responses: never;
  parameters: {
    IdempotencyKey: string;
  };
  requestBodies: never;
  headers: {
    Allow: 'POST';
    RetryAfter: number;
    WwwAuthenticate: 'Gateway-Signature realm="v2"';
    RequestId: string;
    IdempotentReplayed: 'true';
    RateLimit: string;
    RateLimitPolicy: string;
  };
  pathItems: never;
}
export type Problem = components['schemas']['Problem'];
export type BalanceEntryRow = components['schemas']['BalanceEntryRow'];
export type PeriodBy = components['schemas']['PeriodBy'];
export type Report = components['schemas']['Report'];
export type ReportAnswer = components['schemas']['ReportAnswer'];
export type ReportCheck = components['schemas']['ReportCheck'];
export type ReportContent = components['schemas']['ReportContent'];
export type ReportContentAnswer = components['schemas']['ReportContentAnswer'];
export type ReportCreate = components['schemas']['ReportCreate'];
export type ReportFormat = components['schemas']['ReportFormat'];
export type ReportGet = components['schemas']['ReportGet'];
export type ReportId = components['schemas']['ReportId'];
export type ReportKind = components['schemas']['ReportKind'];
export type ReportList = components['schemas']['ReportList'];
export type ReportListAnswer = components['schemas']['ReportListAnswer'];
export type RowLimit = components['schemas']['RowLimit'];
export type TransactionRow = components['schemas']['TransactionRow'];
export type Time = components['schemas']['Time'];
export type AccountId = components['schemas']['AccountId'];
export type Currency = components['schemas']['Currency'];
export type Amount = components['schemas']['Amount'];
export type Balance = components['schemas']['Balance'];
export type TransactionId = components['schemas']['TransactionId'];
export type ExternalId = components['schemas']['ExternalId'];
export type RequestId = components['schemas']['RequestId'];
export type Cursor = components['schemas']['Cursor'];
export type Url = components['schemas']['Url'];
export type RequestTime = components['schemas']['RequestTime'];
export type Limit = components['schemas']['Limit'];
export type TransactionType = components['schemas']['TransactionType'];
export type ServiceCode = components['schemas']['ServiceCode'];
export type Status = components['schemas']['Status'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type HeaderAllow = components['headers']['Allow'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderIdempotentReplayed = components['headers']['IdempotentReplayed'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type $defs = Record<string, never>;
export interface operations {
  'reports/v2/create': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportCreate'];
      };
    };
    responses: {
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportAnswer'];
        };
      };
    };
  };
  'reports/v2/check-report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportCheck'];
      };
    };
    responses: {
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportAnswer'];
        };
      };
    };
  };
  'reports/v2/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportGet'];
      };
    };
    responses: {
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportContentAnswer'];
        };
      };
    };
  };
  'reports/v2/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportList'];
      };
    };
    responses: {
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportListAnswer'];
        };
      };
    };
  };
}
