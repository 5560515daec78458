// Generated from src/contract/invoicing by `npm run types`. Change that instead.

export interface paths {
  '/invoicing/v1/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['invoicing/v1/token'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invoicing/v1/revoke_token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['invoicing/v1/revoke_token'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invoicing/v1/invoice_create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['invoicing/v1/invoice_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invoicing/v1/invoice_find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['invoicing/v1/invoice_find'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invoicing/v1/invoice_update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['invoicing/v1/invoice_update'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invoicing/v1/invoice_delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['invoicing/v1/invoice_delete'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invoicing/v1/payment_page': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['invoicing/v1/payment_page'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invoicing/v1/page_template': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['invoicing/v1/page_template'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invoicing/v1/page_customization': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['invoicing/v1/page_customization'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invoicing/v1/page_transactions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['invoicing/v1/page_transactions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  invoice_updated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['invoicing/v1/webhooks/invoice_updated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    AccessToken: string;
    AmountMode: string & ('fixed' | 'payer');
    Color: string;
    CornerRadius: number;
    Delivery: string & ('email' | 'link');
    FooterLink: {
      label: string;
      url: components['schemas']['Url'];
    };
    Invoice: {
      id: components['schemas']['InvoiceId'];
      point: components['schemas']['PointId'];
      external_id: components['schemas']['InvoiceExternalId'];
      status: components['schemas']['InvoiceStatus'];
      amount: components['schemas']['Amount'];
      currency: components['schemas']['Currency'];
      paid_amount: components['schemas']['Amount'];
      remaining_amount: components['schemas']['Amount'];
      description: string;
      payer?: components['schemas']['InvoicePayer'];
      due_at: components['schemas']['Time'];
      minimum_payment?: components['schemas']['Amount'];
      reminder_days: components['schemas']['ReminderDays'];
      delivery: components['schemas']['Delivery'];
      payment_url: components['schemas']['Url'];
      transactions: components['schemas']['TransactionId'][];
      is_test: boolean;
      version: number;
      created_at: components['schemas']['Time'];
      updated_at: components['schemas']['Time'];
    };
    InvoiceAnswer: {
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['Invoice'];
    };
    InvoiceCallback: {
      id: string;
      /** @constant */
      type: 'invoice.updated';
      created_at: components['schemas']['Time'];
      data: components['schemas']['Invoice'];
    };
    InvoiceCreate: {
      point: components['schemas']['PointId'];
      external_id: components['schemas']['InvoiceExternalId'];
      amount: components['schemas']['Amount'];
      currency: components['schemas']['Currency'];
      description: string;
      payer?: components['schemas']['InvoicePayer'];
      due_at: components['schemas']['RequestTime'];
      minimum_payment?: components['schemas']['Amount'];
      reminder_days?: components['schemas']['ReminderDays'];
      delivery?: components['schemas']['Delivery'];
    };
    InvoiceDelete: {
      id: components['schemas']['InvoiceId'];
    };
    InvoiceExternalId: string;
    InvoiceFind: {
      id?: components['schemas']['InvoiceId'];
      external_id?: components['schemas']['InvoiceExternalId'];
    };
    InvoiceId: string;
    InvoicePayer: {
      full_name?: string;
      /** Format: email */
      email?: string;
      language?: string & ('en' | 'uk');
    };
    InvoiceStatus: string & ('draft' | 'open' | 'partially_paid' | 'paid' | 'expired' | 'cancelled');
    InvoiceUpdate: {
      id: components['schemas']['InvoiceId'];
      due_at?: components['schemas']['RequestTime'];
      reminder_days?: components['schemas']['ReminderDays'];
      payer?: {
        /** Format: email */
        email: string;
      };
    };
    OAuthError: {
      error: string &
        ('invalid_request' | 'invalid_client' | 'unauthorized_client' | 'unsupported_grant_type' | 'invalid_scope');
      error_description: string;
    };
    PageColors: {
      background: components['schemas']['Color'];
      text: components['schemas']['Color'];
      button: components['schemas']['Color'];
      button_text: components['schemas']['Color'];
    };
    PageCustomization: {
      point: components['schemas']['PointId'];
      template_id?: components['schemas']['TemplateId'];
      logo_url?: components['schemas']['Url'];
      colors?: components['schemas']['PageColors'];
      corner_radius?: components['schemas']['CornerRadius'];
      language?: components['schemas']['PageLanguage'];
      footer?: components['schemas']['PageFooters'];
      support?: components['schemas']['PageSupport'];
      preview_url: components['schemas']['Url'];
      is_test: boolean;
      version: number;
      created_at: components['schemas']['Time'];
      updated_at: components['schemas']['Time'];
    };
    PageCustomizationAnswer: {
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['PageCustomization'];
    };
    PageCustomizationChange: {
      point: components['schemas']['PointId'];
      template_id?: components['schemas']['TemplateId'];
      logo_url?: components['schemas']['Url'];
      colors?: components['schemas']['PageColors'];
      corner_radius?: components['schemas']['CornerRadius'];
      language?: components['schemas']['PageLanguage'];
      footer?: components['schemas']['PageFooters'];
      support?: components['schemas']['PageSupport'];
    };
    PageFooter: {
      text?: string;
      links?: components['schemas']['FooterLink'][];
    };
    PageFooters: {
      en?: components['schemas']['PageFooter'];
      uk?: components['schemas']['PageFooter'];
    };
    PageId: string;
    PageLanguage: string & ('en' | 'uk');
    PagePayerField: {
      name: string & ('full_name' | 'email' | 'phone' | 'country');
      is_required: boolean;
    };
    PagePayerFields: components['schemas']['PagePayerField'][];
    PageServices: components['schemas']['ServiceCode'][];
    PageSupport: {
      /** Format: email */
      email?: string;
      phone?: string;
      url?: components['schemas']['Url'];
    };
    PageTemplate: {
      id: components['schemas']['TemplateId'];
      point: components['schemas']['PointId'];
      name: string;
      texts: components['schemas']['PageTexts'];
      currency: components['schemas']['Currency'];
      amount_mode: components['schemas']['AmountMode'];
      amount?: components['schemas']['Amount'];
      min_amount?: components['schemas']['Amount'];
      max_amount?: components['schemas']['Amount'];
      services?: components['schemas']['PageServices'];
      payer_fields: components['schemas']['PagePayerFields'];
      return_url?: components['schemas']['Url'];
      cancel_url?: components['schemas']['Url'];
      closes_in_days?: number;
      is_test: boolean;
      version: number;
      created_at: components['schemas']['Time'];
      updated_at: components['schemas']['Time'];
    };
    PageTemplateAnswer: {
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['PageTemplate'];
    };
    PageTemplateChange: {
      template_id?: components['schemas']['TemplateId'];
      version?: number;
      point: components['schemas']['PointId'];
      name: string;
      texts: components['schemas']['PageTexts'];
      currency: components['schemas']['Currency'];
      amount_mode: components['schemas']['AmountMode'];
      amount?: components['schemas']['Amount'];
      min_amount?: components['schemas']['Amount'];
      max_amount?: components['schemas']['Amount'];
      services?: components['schemas']['PageServices'];
      payer_fields?: components['schemas']['PagePayerFields'];
      return_url?: components['schemas']['Url'];
      cancel_url?: components['schemas']['Url'];
      closes_in_days?: number;
    };
    PageText: {
      title: string;
      text?: string;
    };
    PageTexts: {
      en?: components['schemas']['PageText'];
      uk?: components['schemas']['PageText'];
    };
    PageTransaction: {
      id: components['schemas']['TransactionId'];
      parent_id?: components['schemas']['TransactionId'];
      external_id: string;
      service: components['schemas']['ServiceCode'];
      status: components['schemas']['Status'];
      amount: components['schemas']['Amount'];
      currency: components['schemas']['Currency'];
      refunded_amount: components['schemas']['Amount'];
      version: number;
      created_at: components['schemas']['Time'];
      updated_at: components['schemas']['Time'];
    };
    PageTransactionList: {
      page_id: components['schemas']['PageId'];
      status?: components['schemas']['Status'];
      limit?: components['schemas']['Limit'];
      after?: components['schemas']['Cursor'];
    };
    PageTransactionListAnswer: {
      request_id: components['schemas']['RequestId'];
      data: {
        items: components['schemas']['PageTransaction'][];
        has_more: boolean;
        next?: components['schemas']['Cursor'];
      };
    };
    PaymentPage: {
      id: components['schemas']['PageId'];
      point: components['schemas']['PointId'];
      template_id?: components['schemas']['TemplateId'];
      name: string;
      description: string;
      currency: components['schemas']['Currency'];
      amount?: components['schemas']['Amount'];
      min_amount?: components['schemas']['Amount'];
      max_amount?: components['schemas']['Amount'];
      closes_at?: components['schemas']['Time'];
      status: string & ('open' | 'closed');
      payment_url: components['schemas']['Url'];
      is_test: boolean;
      version: number;
      created_at: components['schemas']['Time'];
      updated_at: components['schemas']['Time'];
    };
    PaymentPageAnswer: {
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['PaymentPage'];
    };
    PaymentPageCreate: {
      point: components['schemas']['PointId'];
      template_id?: components['schemas']['TemplateId'];
      name: string;
      description?: string;
      currency?: components['schemas']['Currency'];
      amount?: components['schemas']['Amount'];
      closes_at?: components['schemas']['RequestTime'];
    };
    PointId: number;
    Problem: {
      /** Format: uri */
      type: string;
      title: string;
      status: number;
      detail: string;
      code: string;
      request_id: components['schemas']['RequestId'];
      invoice_id?: components['schemas']['InvoiceId'];
      errors?: {
        pointer: string;
        code: string;
        detail: string;
      }[];
    };
    ReminderDays: number[];
    TemplateId: string;
    Token: {
      access_token: components['schemas']['AccessToken'];
      /** @constant */
      token_type: 'Bearer';
      expires_in: number;
    };
    TokenRequest: {
      /** @constant */
      grant_type: 'client_credentials';
    };
    TokenRevocation: {
      token: components['schemas']['AccessToken'];
      /** @constant */
      token_type_hint?: 'access_token';
    };
    /** Format: uri */
    Url: string;
    Amount: string;
    Currency: string;
    /** Format: date-time */
    Time: string;
    TransactionId: string;
    RequestId: string;
    /** Format: date-time */
    RequestTime: string;
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
    Limit: number;
    Cursor: string;
  };
  responses: never;
  parameters: {
    IdempotencyKey: string;
  };
  requestBodies: never;
  headers: {
    CacheControl: 'no-store';
    Pragma: 'no-cache';
    WwwAuthenticate: string;
    RequestId: string;
    RateLimit: string;
    RateLimitPolicy: string;
    IdempotentReplayed: 'true';
    Allow: 'POST';
    RetryAfter: number;
  };
  pathItems: never;
}
export type AccessToken = components['schemas']['AccessToken'];
export type AmountMode = components['schemas']['AmountMode'];
export type Color = components['schemas']['Color'];
export type CornerRadius = components['schemas']['CornerRadius'];
export type Delivery = components['schemas']['Delivery'];
export type FooterLink = components['schemas']['FooterLink'];
export type Invoice = components['schemas']['Invoice'];
export type InvoiceAnswer = components['schemas']['InvoiceAnswer'];
export type InvoiceCallback = components['schemas']['InvoiceCallback'];
export type InvoiceCreate = components['schemas']['InvoiceCreate'];
export type InvoiceDelete = components['schemas']['InvoiceDelete'];
export type InvoiceExternalId = components['schemas']['InvoiceExternalId'];
export type InvoiceFind = components['schemas']['InvoiceFind'];
export type InvoiceId = components['schemas']['InvoiceId'];
export type InvoicePayer = components['schemas']['InvoicePayer'];
export type InvoiceStatus = components['schemas']['InvoiceStatus'];
export type InvoiceUpdate = components['schemas']['InvoiceUpdate'];
export type OAuthError = components['schemas']['OAuthError'];
export type PageColors = components['schemas']['PageColors'];
export type PageCustomization = components['schemas']['PageCustomization'];
export type PageCustomizationAnswer = components['schemas']['PageCustomizationAnswer'];
export type PageCustomizationChange = components['schemas']['PageCustomizationChange'];
export type PageFooter = components['schemas']['PageFooter'];
export type PageFooters = components['schemas']['PageFooters'];
export type PageId = components['schemas']['PageId'];
export type PageLanguage = components['schemas']['PageLanguage'];
export type PagePayerField = components['schemas']['PagePayerField'];
export type PagePayerFields = components['schemas']['PagePayerFields'];
export type PageServices = components['schemas']['PageServices'];
export type PageSupport = components['schemas']['PageSupport'];
export type PageTemplate = components['schemas']['PageTemplate'];
export type PageTemplateAnswer = components['schemas']['PageTemplateAnswer'];
export type PageTemplateChange = components['schemas']['PageTemplateChange'];
export type PageText = components['schemas']['PageText'];
export type PageTexts = components['schemas']['PageTexts'];
export type PageTransaction = components['schemas']['PageTransaction'];
export type PageTransactionList = components['schemas']['PageTransactionList'];
export type PageTransactionListAnswer = components['schemas']['PageTransactionListAnswer'];
export type PaymentPage = components['schemas']['PaymentPage'];
export type PaymentPageAnswer = components['schemas']['PaymentPageAnswer'];
export type PaymentPageCreate = components['schemas']['PaymentPageCreate'];
export type PointId = components['schemas']['PointId'];
export type Problem = components['schemas']['Problem'];
export type ReminderDays = components['schemas']['ReminderDays'];
export type TemplateId = components['schemas']['TemplateId'];
export type Token = components['schemas']['Token'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type TokenRevocation = components['schemas']['TokenRevocation'];
export type Url = components['schemas']['Url'];
export type Amount = components['schemas']['Amount'];
export type Currency = components['schemas']['Currency'];
export type Time = components['schemas']['Time'];
export type TransactionId = components['schemas']['TransactionId'];
export type RequestId = components['schemas']['RequestId'];
export type RequestTime = components['schemas']['RequestTime'];
export type ServiceCode = components['schemas']['ServiceCode'];
export type Status = components['schemas']['Status'];
export type Limit = components['schemas']['Limit'];
export type Cursor = components['schemas']['Cursor'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderPragma = components['headers']['Pragma'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderIdempotentReplayed = components['headers']['IdempotentReplayed'];
export type HeaderAllow = components['headers']['Allow'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
  'invoicing/v1/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['TokenRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          Pragma: components['headers']['Pragma'];
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Token'];
        };
      };
    };
  };
  'invoicing/v1/revoke_token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['TokenRevocation'];
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
        content?: never;
      };
    };
  };
  'invoicing/v1/invoice_create': {
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
        'application/json': components['schemas']['InvoiceCreate'];
      };
    };
    responses: {
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceAnswer'];
        };
      };
    };
  };
  'invoicing/v1/invoice_find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceFind'];
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
          'application/json': components['schemas']['InvoiceAnswer'];
        };
      };
    };
  };
  'invoicing/v1/invoice_update': {
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
        'application/json': components['schemas']['InvoiceUpdate'];
      };
    };
    responses: {
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceAnswer'];
        };
      };
    };
  };
  'invoicing/v1/invoice_delete': {
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
        'application/json': components['schemas']['InvoiceDelete'];
      };
    };
    responses: {
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceAnswer'];
        };
      };
    };
  };
  'invoicing/v1/payment_page': {
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
        'application/json': components['schemas']['PaymentPageCreate'];
      };
    };
    responses: {
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentPageAnswer'];
        };
      };
    };
  };
  'invoicing/v1/page_template': {
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
        'application/json': components['schemas']['PageTemplateChange'];
      };
    };
    responses: {
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PageTemplateAnswer'];
        };
      };
    };
  };
  'invoicing/v1/page_customization': {
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
        'application/json': components['schemas']['PageCustomizationChange'];
      };
    };
    responses: {
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PageCustomizationAnswer'];
        };
      };
    };
  };
  'invoicing/v1/page_transactions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PageTransactionList'];
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
          'application/json': components['schemas']['PageTransactionListAnswer'];
        };
      };
    };
  };
  'invoicing/v1/webhooks/invoice_updated': {
    parameters: {
      query?: never;
      header: {
        'webhook-id': string;
        'webhook-timestamp': number;
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceCallback'];
      };
    };
    responses: {
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
