// Generated from src/contract/v1 by `npm run types`. Change that instead.

export interface paths {
  '/v1/transaction/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transaction/pay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/pay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transaction/find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/find'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transaction/currency_rate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/currency_rate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transaction/get_crypto_address': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/get_crypto_address'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/currency/rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/currency/rates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transaction/complete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/complete'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transaction/update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/update'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transaction/validate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/validate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transaction/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/cancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transaction/p2p/get_methods_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/p2p/get_methods_list'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transaction/p2p/get_recipient_card': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/p2p/get_recipient_card'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transaction/p2p/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/p2p/confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transaction/p2p/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/p2p/cancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transaction/issue_token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/issue_token'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/cards/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/cards/check'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/cards/whitelist_add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/cards/whitelist_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/transaction/resend_giftcode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/transaction/resend_giftcode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/antifraud/stoplist_check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/antifraud/stoplist_check'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/binance_pay/notify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/binance_pay/notify'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/account/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/account/info'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/account/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/account/list'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/account/service/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/account/service/list'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/account/service/{service_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v1/account/service/service_id'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  transaction_callback: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['v1/webhooks/transaction_callback_get'];
    put?: never;
    post: operations['v1/webhooks/transaction_callback'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    Account: {
      id: components['schemas']['AccountId'];
      currency: components['schemas']['Currency'];
      available: components['schemas']['Balance'];
      pending: components['schemas']['Amount'];
      reserved: components['schemas']['Amount'];
      updated_at: components['schemas']['Time'];
    };
    AccountAnswer: {
      status: string & ('ok' | 'error');
      result?: components['schemas']['Account'];
      error?: components['schemas']['Error'];
    };
    AccountId: number;
    AccountInfo: {
      auth: components['schemas']['Auth'];
      account_id?: components['schemas']['AccountId'];
      currency?: components['schemas']['Currency'];
    };
    AccountList: {
      auth: components['schemas']['Auth'];
      limit?: components['schemas']['Limit'];
      offset?: components['schemas']['Offset'];
      currency?: components['schemas']['Currency'];
    };
    AccountListAnswer: {
      status: string & ('ok' | 'error');
      result?: {
        items: components['schemas']['Account'][];
        total: number;
      };
      error?: components['schemas']['Error'];
    };
    Amount: number | string;
    Auth: {
      point: number;
      key: number;
      nonce: string;
      hash: string;
    };
    AuthAlone: {
      auth: components['schemas']['Auth'];
    };
    Balance: number | string;
    Bin: string;
    BinancePayHeaders: {
      timestamp: string;
      nonce: string;
      signature: string;
      certificate_sn: string;
    };
    BinancePayNotify: {
      auth: components['schemas']['Auth'];
      transaction_id?: components['schemas']['TransactionId'];
      external_id?: components['schemas']['ExternalId'];
      headers: components['schemas']['BinancePayHeaders'];
      body: string;
    };
    BinancePayNotifyAnswer: {
      status: string & ('ok' | 'error');
      result?: {
        transaction: components['schemas']['Transaction'];
        is_repeated: boolean;
      };
      error?: components['schemas']['Error'];
    };
    Callback: {
      auth: components['schemas']['Auth'];
      id: number;
      created_at: components['schemas']['Time'];
      transaction: components['schemas']['Transaction'];
    };
    Card: {
      brand?: components['schemas']['CardBrand'];
      first6: string;
      last4: string;
      expiry_month?: string;
      expiry_year?: string;
    };
    CardBrand: string &
      ('visa' | 'mastercard' | 'american_express' | 'discover' | 'diners_club' | 'jcb' | 'uzcard' | 'humo');
    CardCheck: {
      bin: components['schemas']['Bin'];
      brand?: components['schemas']['CardBrand'];
      kind?: string & ('debit' | 'credit' | 'prepaid');
      country?: components['schemas']['Country'];
      has_3ds?: boolean;
      accepted_by: components['schemas']['ServiceId'][];
      is_whitelisted?: boolean;
    };
    CardCheckAnswer: {
      status: string & ('ok' | 'error');
      result?: components['schemas']['CardCheck'];
      error?: components['schemas']['Error'];
    };
    CardCheckRequest: {
      auth: components['schemas']['Auth'];
      card_number?: components['schemas']['CardNumber'];
      bin?: components['schemas']['Bin'];
    };
    CardNumber: string;
    Country: string;
    Currency: string;
    CurrencyRate: {
      currency: components['schemas']['Currency'];
      rate: components['schemas']['Rate'];
    };
    CurrencyRates: {
      auth: components['schemas']['Auth'];
      base: components['schemas']['Currency'];
      currencies?: components['schemas']['Currency'][];
    };
    Direction: string & ('payin' | 'payout' | 'transfer' | 'none');
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
    ExternalId: string;
    GiftCodeChannel: string & ('email' | 'sms');
    GiftCodeResend: {
      auth: components['schemas']['Auth'];
      transaction_id: components['schemas']['TransactionId'];
      channel: components['schemas']['GiftCodeChannel'];
      /** Format: email */
      email?: string;
      phone?: string;
    };
    GiftCodeResendAnswer: {
      status: string & ('ok' | 'error');
      result?: {
        transaction_id: components['schemas']['TransactionId'];
        channel: components['schemas']['GiftCodeChannel'];
        sent_to: string;
        sent_at: components['schemas']['Time'];
        attempts_left: number;
      };
      error?: components['schemas']['Error'];
    };
    Integration: string & ('hpp' | 'h2h');
    Limit: number;
    Method: string;
    NextAction: {
      type: string & ('redirect' | 'qr' | 'push' | 'voucher' | 'otp' | 'transfer' | 'crypto');
      url?: components['schemas']['Url'];
      payload?: string;
      image_url?: components['schemas']['Url'];
      account?: components['schemas']['TransferAccount'];
      network?: string & ('bitcoin' | 'ethereum' | 'tron');
      address?: string;
      currency?: components['schemas']['Currency'];
      amount?: components['schemas']['Amount'];
      confirmations?: number;
      expires_at?: components['schemas']['Time'];
    };
    Offset: number;
    P2pCancel: {
      auth: components['schemas']['Auth'];
      transaction_id: components['schemas']['TransactionId'];
      reason?: string & ('payer_refused' | 'bank_refused' | 'method_unsuitable');
    };
    P2pConfirm: {
      auth: components['schemas']['Auth'];
      transaction_id: components['schemas']['TransactionId'];
      sender_card_last4?: string;
      reference?: string;
      receipt_url?: components['schemas']['Url'];
    };
    P2pGetMethodsList: {
      auth: components['schemas']['Auth'];
      transaction_id: components['schemas']['TransactionId'];
    };
    P2pGetRecipientCard: {
      auth: components['schemas']['Auth'];
      transaction_id: components['schemas']['TransactionId'];
      method: components['schemas']['P2pMethodCode'];
    };
    P2pKind: string & ('card' | 'account' | 'phone');
    P2pMethod: {
      code: components['schemas']['P2pMethodCode'];
      title: string;
      kind: components['schemas']['P2pKind'];
      bank_name?: string;
      min_amount: components['schemas']['Amount'];
      max_amount: components['schemas']['Amount'];
      expires_in: number;
    };
    P2pMethodCode: string;
    P2pMethods: {
      transaction_id: components['schemas']['TransactionId'];
      amount: components['schemas']['Amount'];
      currency: components['schemas']['Currency'];
      methods: components['schemas']['P2pMethod'][];
    };
    P2pMethodsAnswer: {
      status: string & ('ok' | 'error');
      result?: components['schemas']['P2pMethods'];
      error?: components['schemas']['Error'];
    };
    P2pRecipient: {
      transaction_id: components['schemas']['TransactionId'];
      /** @constant */
      status: 'requires_action';
      /** @constant */
      state: 25;
      version: number;
      method: components['schemas']['P2pMethodCode'];
      kind: components['schemas']['P2pKind'];
      holder_name: string;
      bank_name: string;
      card_number?: string;
      account_number?: string;
      phone?: string;
      document_number?: string;
      purpose?: string;
      amount: components['schemas']['Amount'];
      currency: components['schemas']['Currency'];
      expires_at: components['schemas']['Time'];
    };
    P2pRecipientAnswer: {
      status: string & ('ok' | 'error');
      result?: components['schemas']['P2pRecipient'];
      error?: components['schemas']['Error'];
    };
    PayerReference: string;
    Quote: {
      quote_id?: components['schemas']['QuoteId'];
      service_id: components['schemas']['ServiceId'];
      rate: components['schemas']['Rate'];
      fixed: string & ('amount' | 'amount_to');
      currency: components['schemas']['Currency'];
      amount: components['schemas']['Amount'];
      currency_to: components['schemas']['Currency'];
      amount_to: components['schemas']['Amount'];
      created_at: components['schemas']['Time'];
      expires_at: components['schemas']['Time'];
    };
    QuoteAnswer: {
      status: string & ('ok' | 'error');
      result?: components['schemas']['Quote'];
      error?: components['schemas']['Error'];
    };
    QuoteId: number;
    Rate: string;
    Rates: {
      base: components['schemas']['Currency'];
      rates: components['schemas']['CurrencyRate'][];
      created_at: components['schemas']['Time'];
      expires_at: components['schemas']['Time'];
    };
    RatesAnswer: {
      status: string & ('ok' | 'error');
      result?: components['schemas']['Rates'];
      error?: components['schemas']['Error'];
    };
    Service: {
      id: components['schemas']['ServiceId'];
      code: components['schemas']['ServiceCode'];
      title: components['schemas']['ServiceTitle'];
      method: components['schemas']['Method'];
      direction: components['schemas']['Direction'];
      integration: components['schemas']['Integration'];
      is_enabled: boolean;
      currencies: components['schemas']['ServiceCurrency'][];
      countries: components['schemas']['Country'][];
    };
    ServiceAnswer: {
      status: string & ('ok' | 'error');
      result?: components['schemas']['ServiceDetails'];
      error?: components['schemas']['Error'];
    };
    ServiceCode: string;
    ServiceCurrency: {
      currency: components['schemas']['Currency'];
      smallest_amount: components['schemas']['Amount'];
      largest_amount: components['schemas']['Amount'];
    };
    ServiceDetails: {
      id: components['schemas']['ServiceId'];
      code: components['schemas']['ServiceCode'];
      title: components['schemas']['ServiceTitle'];
      method: components['schemas']['Method'];
      direction: components['schemas']['Direction'];
      integration: components['schemas']['Integration'];
      is_enabled: boolean;
      currencies: components['schemas']['ServiceCurrency'][];
      countries: components['schemas']['Country'][];
      capture: (string & ('automatic' | 'manual'))[];
      expiry?: {
        default_seconds?: number;
        shortest_seconds: number;
        longest_seconds: number;
      };
      refund: {
        mode: string & ('none' | 'full' | 'partial');
        until_days?: number;
      };
      fields: components['schemas']['ServiceField'][];
    };
    ServiceField: {
      name: string;
      place: string & ('create' | 'create.fields' | 'pay.fields' | 'update.fields');
      type: string & ('string' | 'integer' | 'boolean' | 'object');
      is_required: boolean;
      with_card_token?: string & ('absent' | 'optional');
      format: string;
      pattern?: string;
      values?: string[];
      label?: string;
      example: string;
    };
    ServiceFields: {
      [key: string]: string | number | boolean | Record<string, never>;
    };
    ServiceId: number;
    ServiceList: {
      auth: components['schemas']['Auth'];
      direction?: components['schemas']['Direction'];
      currency?: components['schemas']['Currency'];
      country?: components['schemas']['Country'];
      method?: components['schemas']['Method'];
      limit?: components['schemas']['Limit'];
      offset?: components['schemas']['Offset'];
    };
    ServiceListAnswer: {
      status: string & ('ok' | 'error');
      result?: {
        items: components['schemas']['Service'][];
        total: number;
      };
      error?: components['schemas']['Error'];
    };
    ServiceTitle: string;
    State: number & (10 | 15 | 20 | 25 | 30 | 35 | 40 | 100 | 110 | 120 | 130 | 140 | 200 | 210 | 220);
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
    StoplistCheck: {
      auth: components['schemas']['Auth'];
      entries: {
        kind: components['schemas']['StoplistKind'];
        value: string;
      }[];
    };
    StoplistCheckAnswer: {
      status: string & ('ok' | 'error');
      result?: {
        entries: components['schemas']['StoplistResult'][];
        checked_at: components['schemas']['Time'];
      };
      error?: components['schemas']['Error'];
    };
    StoplistKind: string & ('card' | 'email' | 'phone' | 'ip' | 'document');
    StoplistResult: {
      kind: components['schemas']['StoplistKind'];
      is_listed: boolean;
      list?: string & ('own' | 'gateway');
      reason?: string & ('manual' | 'chargeback' | 'risk');
      since?: components['schemas']['Time'];
    };
    StoredCredential: string & ('initial' | 'payer_initiated' | 'merchant_initiated');
    Time: string;
    Token: {
      id: components['schemas']['TokenId'];
      type: string & ('card' | 'wallet');
      transaction_id: components['schemas']['TransactionId'];
      service_id: components['schemas']['ServiceId'];
      card?: components['schemas']['Card'];
      wallet?: {
        masked_account: string;
      };
      payer_reference: components['schemas']['PayerReference'];
      uses: components['schemas']['TokenUses'];
      status: string & ('active' | 'expired' | 'revoked');
      created_at: components['schemas']['Time'];
      expires_at?: components['schemas']['Time'];
    };
    TokenAnswer: {
      status: string & ('ok' | 'error');
      result?: components['schemas']['Token'];
      error?: components['schemas']['Error'];
    };
    TokenId: number;
    TokenIssue: {
      auth: components['schemas']['Auth'];
      transaction_id: components['schemas']['TransactionId'];
      payer_reference: components['schemas']['PayerReference'];
      consent: {
        uses: components['schemas']['TokenUses'];
        accepted_at: components['schemas']['Time'];
      };
    };
    TokenUse: string & ('payer_initiated' | 'merchant_initiated' | 'payout');
    TokenUses: components['schemas']['TokenUse'][];
    Transaction: {
      id: components['schemas']['TransactionId'];
      type: components['schemas']['TransactionType'];
      parent_id?: components['schemas']['TransactionId'];
      external_id: components['schemas']['ExternalId'];
      point: number;
      service_id: components['schemas']['ServiceId'];
      status: components['schemas']['Status'];
      state: components['schemas']['State'];
      reason_code?: string;
      amount: components['schemas']['Amount'];
      currency: components['schemas']['Currency'];
      captured_amount?: components['schemas']['Amount'];
      refunded_amount?: components['schemas']['Amount'];
      stored_credential?: components['schemas']['StoredCredential'];
      next_action?: components['schemas']['NextAction'];
      payment_url?: components['schemas']['Url'];
      description?: string;
      is_test: boolean;
      version: number;
      created_at: components['schemas']['Time'];
      updated_at: components['schemas']['Time'];
      expires_at?: components['schemas']['Time'];
      capture_before?: components['schemas']['Time'];
    };
    TransactionAnswer: {
      status: string & ('ok' | 'error');
      result?: components['schemas']['Transaction'];
      error?: components['schemas']['Error'];
    };
    TransactionCancel: {
      auth: components['schemas']['Auth'];
      transaction_id: components['schemas']['TransactionId'];
      external_id?: components['schemas']['ExternalId'];
      amount?: components['schemas']['Amount'];
      reason?: string;
    };
    TransactionComplete: {
      auth: components['schemas']['Auth'];
      transaction_id: components['schemas']['TransactionId'];
      amount?: number;
    };
    TransactionCreate: {
      auth: components['schemas']['Auth'];
      service_id: components['schemas']['ServiceId'];
      external_id: components['schemas']['ExternalId'];
      amount: components['schemas']['Amount'];
      currency: components['schemas']['Currency'];
      fields: components['schemas']['ServiceFields'];
      description?: string;
      capture?: string & ('automatic' | 'manual');
      return_url?: components['schemas']['Url'];
      callback_url?: components['schemas']['Url'];
      expires_in?: number;
    };
    TransactionCurrencyRate: {
      auth: components['schemas']['Auth'];
      service_id: components['schemas']['ServiceId'];
      currency: components['schemas']['Currency'];
      currency_to: components['schemas']['Currency'];
      amount?: components['schemas']['Amount'];
      amount_to?: components['schemas']['Amount'];
    };
    TransactionFind: {
      auth: components['schemas']['Auth'];
      transaction_id?: components['schemas']['TransactionId'];
      external_id?: components['schemas']['ExternalId'];
    };
    TransactionGetCryptoAddress: {
      auth: components['schemas']['Auth'];
      transaction_id: components['schemas']['TransactionId'];
      quote_id?: components['schemas']['QuoteId'];
    };
    TransactionId: number;
    TransactionPay: {
      auth: components['schemas']['Auth'];
      transaction_id: components['schemas']['TransactionId'];
      fields: components['schemas']['ServiceFields'];
    };
    TransactionType: string & ('payin' | 'payout' | 'refund' | 'chargeback');
    TransactionUpdate: {
      auth: components['schemas']['Auth'];
      transaction_id: components['schemas']['TransactionId'];
      fields: {
        otp?: string;
        three_ds_result?: string;
      };
    };
    /** Format: uri */
    Url: string;
    Validation: {
      /** @constant */
      is_valid: true;
      type: string & ('payin' | 'payout');
      service_id: components['schemas']['ServiceId'];
      amount: components['schemas']['Amount'];
      currency: components['schemas']['Currency'];
      limits?: {
        smallest: components['schemas']['Amount'];
        largest: components['schemas']['Amount'];
      };
      expires_in?: number;
      next_step: string & ('redirect' | 'pay' | 'get_details' | 'wait' | 'none');
      account_holder?: string;
      pay_fields: {
        name: string;
        is_required: boolean;
      }[];
    };
    ValidationAnswer: {
      status: string & ('ok' | 'error');
      result?: components['schemas']['Validation'];
      error?: components['schemas']['Error'];
    };
    WhitelistAdd: {
      auth: components['schemas']['Auth'];
      card_number?: components['schemas']['CardNumber'];
      token_id?: components['schemas']['TokenId'];
      external_id?: components['schemas']['ExternalId'];
      comment?: components['schemas']['WhitelistComment'];
      expires_at?: components['schemas']['Time'];
    };
    WhitelistComment: string;
    WhitelistEntry: {
      id: number;
      card: components['schemas']['Card'];
      token_id?: components['schemas']['TokenId'];
      external_id?: components['schemas']['ExternalId'];
      comment?: components['schemas']['WhitelistComment'];
      created_at: components['schemas']['Time'];
      expires_at?: components['schemas']['Time'];
    };
    WhitelistEntryAnswer: {
      status: string & ('ok' | 'error');
      result?: components['schemas']['WhitelistEntry'];
      error?: components['schemas']['Error'];
    };
    TransferAccount: {
      kind: string & ('iban' | 'clabe' | 'nuban' | 'cbu' | 'cci' | 'account');
      number: string;
      holder_name: string;
      bank_name: string;
      bank_code?: string;
      reference: string;
    };
  };
  responses: never;
  parameters: {
    ServiceIdInPath: components['schemas']['ServiceId'];
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Account = components['schemas']['Account'];
export type AccountAnswer = components['schemas']['AccountAnswer'];
export type AccountId = components['schemas']['AccountId'];
export type AccountInfo = components['schemas']['AccountInfo'];
export type AccountList = components['schemas']['AccountList'];
export type AccountListAnswer = components['schemas']['AccountListAnswer'];
export type Amount = components['schemas']['Amount'];
export type Auth = components['schemas']['Auth'];
export type AuthAlone = components['schemas']['AuthAlone'];
export type Balance = components['schemas']['Balance'];
export type Bin = components['schemas']['Bin'];
export type BinancePayHeaders = components['schemas']['BinancePayHeaders'];
export type BinancePayNotify = components['schemas']['BinancePayNotify'];
export type BinancePayNotifyAnswer = components['schemas']['BinancePayNotifyAnswer'];
export type Callback = components['schemas']['Callback'];
export type Card = components['schemas']['Card'];
export type CardBrand = components['schemas']['CardBrand'];
export type CardCheck = components['schemas']['CardCheck'];
export type CardCheckAnswer = components['schemas']['CardCheckAnswer'];
export type CardCheckRequest = components['schemas']['CardCheckRequest'];
export type CardNumber = components['schemas']['CardNumber'];
export type Country = components['schemas']['Country'];
export type Currency = components['schemas']['Currency'];
export type CurrencyRate = components['schemas']['CurrencyRate'];
export type CurrencyRates = components['schemas']['CurrencyRates'];
export type Direction = components['schemas']['Direction'];
export type Error = components['schemas']['Error'];
export type ExternalId = components['schemas']['ExternalId'];
export type GiftCodeChannel = components['schemas']['GiftCodeChannel'];
export type GiftCodeResend = components['schemas']['GiftCodeResend'];
export type GiftCodeResendAnswer = components['schemas']['GiftCodeResendAnswer'];
export type Integration = components['schemas']['Integration'];
export type Limit = components['schemas']['Limit'];
export type Method = components['schemas']['Method'];
export type NextAction = components['schemas']['NextAction'];
export type Offset = components['schemas']['Offset'];
export type P2pCancel = components['schemas']['P2pCancel'];
export type P2pConfirm = components['schemas']['P2pConfirm'];
export type P2pGetMethodsList = components['schemas']['P2pGetMethodsList'];
export type P2pGetRecipientCard = components['schemas']['P2pGetRecipientCard'];
export type P2pKind = components['schemas']['P2pKind'];
export type P2pMethod = components['schemas']['P2pMethod'];
export type P2pMethodCode = components['schemas']['P2pMethodCode'];
export type P2pMethods = components['schemas']['P2pMethods'];
export type P2pMethodsAnswer = components['schemas']['P2pMethodsAnswer'];
export type P2pRecipient = components['schemas']['P2pRecipient'];
export type P2pRecipientAnswer = components['schemas']['P2pRecipientAnswer'];
export type PayerReference = components['schemas']['PayerReference'];
export type Quote = components['schemas']['Quote'];
export type QuoteAnswer = components['schemas']['QuoteAnswer'];
export type QuoteId = components['schemas']['QuoteId'];
export type Rate = components['schemas']['Rate'];
export type Rates = components['schemas']['Rates'];
export type RatesAnswer = components['schemas']['RatesAnswer'];
export type Service = components['schemas']['Service'];
export type ServiceAnswer = components['schemas']['ServiceAnswer'];
export type ServiceCode = components['schemas']['ServiceCode'];
export type ServiceCurrency = components['schemas']['ServiceCurrency'];
export type ServiceDetails = components['schemas']['ServiceDetails'];
export type ServiceField = components['schemas']['ServiceField'];
export type ServiceFields = components['schemas']['ServiceFields'];
export type ServiceId = components['schemas']['ServiceId'];
export type ServiceList = components['schemas']['ServiceList'];
export type ServiceListAnswer = components['schemas']['ServiceListAnswer'];
export type ServiceTitle = components['schemas']['ServiceTitle'];
export type State = components['schemas']['State'];
export type Status = components['schemas']['Status'];
export type StoplistCheck = components['schemas']['StoplistCheck'];
export type StoplistCheckAnswer = components['schemas']['StoplistCheckAnswer'];
export type StoplistKind = components['schemas']['StoplistKind'];
export type StoplistResult = components['schemas']['StoplistResult'];
export type StoredCredential = components['schemas']['StoredCredential'];
export type Time = components['schemas']['Time'];
export type Token = components['schemas']['Token'];
export type TokenAnswer = components['schemas']['TokenAnswer'];
export type TokenId = components['schemas']['TokenId'];
export type TokenIssue = components['schemas']['TokenIssue'];
export type TokenUse = components['schemas']['TokenUse'];
export type TokenUses = components['schemas']['TokenUses'];
export type Transaction = components['schemas']['Transaction'];
export type TransactionAnswer = components['schemas']['TransactionAnswer'];
export type TransactionCancel = components['schemas']['TransactionCancel'];
export type TransactionComplete = components['schemas']['TransactionComplete'];
export type TransactionCreate = components['schemas']['TransactionCreate'];
export type TransactionCurrencyRate = components['schemas']['TransactionCurrencyRate'];
export type TransactionFind = components['schemas']['TransactionFind'];
export type TransactionGetCryptoAddress = components['schemas']['TransactionGetCryptoAddress'];
export type TransactionId = components['schemas']['TransactionId'];
export type TransactionPay = components['schemas']['TransactionPay'];
export type TransactionType = components['schemas']['TransactionType'];
export type TransactionUpdate = components['schemas']['TransactionUpdate'];
export type Url = components['schemas']['Url'];
export type Validation = components['schemas']['Validation'];
export type ValidationAnswer = components['schemas']['ValidationAnswer'];
export type WhitelistAdd = components['schemas']['WhitelistAdd'];
export type WhitelistComment = components['schemas']['WhitelistComment'];
export type WhitelistEntry = components['schemas']['WhitelistEntry'];
export type WhitelistEntryAnswer = components['schemas']['WhitelistEntryAnswer'];
export type TransferAccount = components['schemas']['TransferAccount'];
export type ParameterServiceIdInPath = components['parameters']['ServiceIdInPath'];
export type $defs = Record<string, never>;
export interface operations {
  'v1/transaction/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransactionCreate'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v1/transaction/pay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransactionPay'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v1/transaction/find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransactionFind'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v1/transaction/currency_rate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransactionCurrencyRate'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteAnswer'];
        };
      };
    };
  };
  'v1/transaction/get_crypto_address': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransactionGetCryptoAddress'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v1/currency/rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CurrencyRates'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatesAnswer'];
        };
      };
    };
  };
  'v1/transaction/complete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransactionComplete'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v1/transaction/update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransactionUpdate'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v1/transaction/validate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransactionCreate'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ValidationAnswer'];
        };
      };
    };
  };
  'v1/transaction/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransactionCancel'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v1/transaction/p2p/get_methods_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['P2pGetMethodsList'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['P2pMethodsAnswer'];
        };
      };
    };
  };
  'v1/transaction/p2p/get_recipient_card': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['P2pGetRecipientCard'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['P2pRecipientAnswer'];
        };
      };
    };
  };
  'v1/transaction/p2p/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['P2pConfirm'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v1/transaction/p2p/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['P2pCancel'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v1/transaction/issue_token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenIssue'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenAnswer'];
        };
      };
    };
  };
  'v1/cards/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CardCheckRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CardCheckAnswer'];
        };
      };
    };
  };
  'v1/cards/whitelist_add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WhitelistAdd'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WhitelistEntryAnswer'];
        };
      };
    };
  };
  'v1/transaction/resend_giftcode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GiftCodeResend'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GiftCodeResendAnswer'];
        };
      };
    };
  };
  'v1/antifraud/stoplist_check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StoplistCheck'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoplistCheckAnswer'];
        };
      };
    };
  };
  'v1/binance_pay/notify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BinancePayNotify'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinancePayNotifyAnswer'];
        };
      };
    };
  };
  'v1/account/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountInfo'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountAnswer'];
        };
      };
    };
  };
  'v1/account/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountList'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountListAnswer'];
        };
      };
    };
  };
  'v1/account/service/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ServiceList'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ServiceListAnswer'];
        };
      };
    };
  };
  'v1/account/service/service_id': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        service_id: components['parameters']['ServiceIdInPath'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AuthAlone'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ServiceAnswer'];
        };
      };
    };
  };
  'v1/webhooks/transaction_callback_get': {
    parameters: {
      query: {
        sign: string;
        callback_id: number;
        callback_created_at: components['schemas']['Time'];
        id: components['schemas']['TransactionId'];
        type: components['schemas']['TransactionType'];
        parent_id?: components['schemas']['TransactionId'];
        external_id: components['schemas']['ExternalId'];
        point: number;
        service_id: components['schemas']['ServiceId'];
        status: components['schemas']['Status'];
        state: components['schemas']['State'];
        reason_code?: string;
        amount: components['schemas']['Amount'];
        currency: components['schemas']['Currency'];
        captured_amount?: components['schemas']['Amount'];
        refunded_amount?: components['schemas']['Amount'];
        stored_credential?: components['schemas']['StoredCredential'];
        payment_url?: components['schemas']['Url'];
        description?: string;
        is_test: boolean;
        version: number;
        created_at: components['schemas']['Time'];
        updated_at: components['schemas']['Time'];
        expires_at?: components['schemas']['Time'];
        capture_before?: components['schemas']['Time'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'v1/webhooks/transaction_callback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Callback'];
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
