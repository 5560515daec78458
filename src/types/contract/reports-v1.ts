// Generated from src/contract/reports-v1 by `npm run types`. Change that instead.

export interface paths {
  '/reports/v1/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['reports/v1/create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reports/v1/check-report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['reports/v1/check-report'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reports/v1/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['reports/v1/report'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reports/v1/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['reports/v1/list'];
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
      status: string & ('ok' | 'error');
      result?: components['schemas']['Report'];
      error?: components['schemas']['Error'];
    };
    ReportCheck: {
      auth: components['schemas']['Auth'];
      report_id: components['schemas']['ReportId'];
    };
    ReportContent: {
      id: components['schemas']['ReportId'];
      kind: components['schemas']['ReportKind'];
      format: components['schemas']['ReportFormat'];
      rows_total: number;
      transactions?: components['schemas']['TransactionRow'][];
      balance_entries?: components['schemas']['BalanceEntryRow'][];
      download_url?: components['schemas']['Url'];
      download_expires_at?: components['schemas']['Time'];
      size_bytes?: number;
    };
    ReportContentAnswer: {
      status: string & ('ok' | 'error');
      result?: components['schemas']['ReportContent'];
      error?: components['schemas']['Error'];
    };
    ReportCreate: {
      auth: components['schemas']['Auth'];
      kind: components['schemas']['ReportKind'];
      format: components['schemas']['ReportFormat'];
      from: components['schemas']['Time'];
      to: components['schemas']['Time'];
      period_by?: components['schemas']['PeriodBy'];
      currency?: components['schemas']['Currency'];
    };
    ReportFormat: string & ('csv' | 'json');
    ReportGet: {
      auth: components['schemas']['Auth'];
      report_id: components['schemas']['ReportId'];
      limit?: components['schemas']['RowLimit'];
      offset?: components['schemas']['RowOffset'];
    };
    ReportId: number;
    ReportKind: string & ('transactions' | 'balance_entries');
    ReportList: {
      auth: components['schemas']['Auth'];
      limit?: components['schemas']['Limit'];
      offset?: components['schemas']['Offset'];
      kind?: components['schemas']['ReportKind'];
    };
    ReportListAnswer: {
      status: string & ('ok' | 'error');
      result?: {
        items: components['schemas']['Report'][];
        total: number;
      };
      error?: components['schemas']['Error'];
    };
    RowLimit: number;
    RowOffset: number;
    TransactionRow: {
      transaction_id: components['schemas']['TransactionId'];
      type: components['schemas']['TransactionType'];
      parent_id?: components['schemas']['TransactionId'];
      external_id: components['schemas']['ExternalId'];
      service_id: components['schemas']['ServiceId'];
      status: components['schemas']['Status'];
      state: components['schemas']['State'];
      reason_code?: string;
      amount: components['schemas']['Amount'];
      currency: components['schemas']['Currency'];
      captured_amount?: components['schemas']['Amount'];
      refunded_amount?: components['schemas']['Amount'];
      fee: components['schemas']['Amount'];
      created_at: components['schemas']['Time'];
      updated_at: components['schemas']['Time'];
    };
    Time: string;
    AccountId: number;
    Currency: string;
    Amount: number | string;
    Balance: number | string;
    TransactionId: number;
    ExternalId: string;
    Error: {
      code: number;
      message: string;
      details?: {
        transaction_id?: components['schemas']['TransactionId'];
        attempts_left?: number;
        fields?: {
          field: string;
          code: number;
          message: string;
        }[];
      };
    };
    Auth: {
      point: number;
      key: number;
      nonce: string;
      hash: string;
    };
    /** Format: uri */
    Url: string;
    Limit: number;
    Offset: number;
    TransactionType: string & ('payin' | 'payout' | 'refund' | 'chargeback');
    ServiceId: number;
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
    State: number & (10 | 15 | 20 | 25 | 30 | 35 | 40 | 100 | 110 | 120 | 130 | 140 | 200 | 210 | 220);
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
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
export type RowOffset = components['schemas']['RowOffset'];
export type TransactionRow = components['schemas']['TransactionRow'];
export type Time = components['schemas']['Time'];
export type AccountId = components['schemas']['AccountId'];
export type Currency = components['schemas']['Currency'];
export type Amount = components['schemas']['Amount'];
export type Balance = components['schemas']['Balance'];
export type TransactionId = components['schemas']['TransactionId'];
export type ExternalId = components['schemas']['ExternalId'];
export type Error = components['schemas']['Error'];
export type Auth = components['schemas']['Auth'];
export type Url = components['schemas']['Url'];
export type Limit = components['schemas']['Limit'];
export type Offset = components['schemas']['Offset'];
export type TransactionType = components['schemas']['TransactionType'];
export type ServiceId = components['schemas']['ServiceId'];
export type Status = components['schemas']['Status'];
export type State = components['schemas']['State'];
export type $defs = Record<string, never>;
export interface operations {
  'reports/v1/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportCreate'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportAnswer'];
        };
      };
    };
  };
  'reports/v1/check-report': {
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportAnswer'];
        };
      };
    };
  };
  'reports/v1/report': {
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportContentAnswer'];
        };
      };
    };
  };
  'reports/v1/list': {
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
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportListAnswer'];
        };
      };
    };
  };
}
