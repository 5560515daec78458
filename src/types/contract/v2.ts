// Generated from src/contract/v2 by `npm run types`. Change that instead.

export interface paths {
  '/v2/transaction/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/transaction/pay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/pay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/transaction/find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/find'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/transaction/currency_rate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/currency_rate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/transaction/get_crypto_address': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/get_crypto_address'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/currency/rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/currency/rates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/transaction/complete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/complete'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/transaction/update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/update'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/transaction/validate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/validate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/transaction/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/cancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/transaction/p2p/get_methods_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/p2p/get_methods_list'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/transaction/p2p/get_recipient_card': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/p2p/get_recipient_card'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/transaction/p2p/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/p2p/confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/transaction/p2p/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/p2p/cancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/transaction/issue_token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/issue_token'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/tokens/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/tokens/list'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/tokens/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/tokens/revoke'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/cards/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/cards/check'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/cards/whitelist_add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/cards/whitelist_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/transaction/resend_giftcode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/transaction/resend_giftcode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/antifraud/stoplist_check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/antifraud/stoplist_check'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/binance_pay/notify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/binance_pay/notify'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/account/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/account/info'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/account/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/account/list'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/account/service/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/account/service/list'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/account/service/{service_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/account/service/service_id'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  transaction_updated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['v2/webhooks/transaction_updated'];
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
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['Account'];
    };
    AccountId: string;
    AccountInfo: {
      account_id?: components['schemas']['AccountId'];
      currency?: components['schemas']['Currency'];
    };
    AccountList: {
      limit?: components['schemas']['Limit'];
      after?: components['schemas']['Cursor'];
      currency?: components['schemas']['Currency'];
    };
    AccountListAnswer: {
      request_id: components['schemas']['RequestId'];
      data: {
        items: components['schemas']['Account'][];
        has_more: boolean;
        next?: components['schemas']['Cursor'];
      };
    };
    Address: {
      country: components['schemas']['Country'];
      region?: string;
      city?: string;
      street?: string;
      postal_code?: string;
    };
    Amount: string;
    Balance: string;
    Bin: string;
    BinancePayHeaders: {
      timestamp: string;
      nonce: string;
      signature: string;
      certificate_sn: string;
    };
    BinancePayNotify: {
      transaction_id?: components['schemas']['TransactionId'];
      external_id?: components['schemas']['ExternalId'];
      headers: components['schemas']['BinancePayHeaders'];
      body: string;
    };
    BinancePayNotifyAnswer: {
      request_id: components['schemas']['RequestId'];
      data: {
        transaction: components['schemas']['Transaction'];
        is_repeated: boolean;
      };
    };
    Callback: {
      id: string;
      /** @constant */
      type: 'transaction.updated';
      created_at: components['schemas']['Time'];
      data: components['schemas']['Transaction'];
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
      accepted_by: components['schemas']['ServiceCode'][];
      is_whitelisted?: boolean;
    };
    CardCheckAnswer: {
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['CardCheck'];
    };
    CardCheckRequest: {
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
      base: components['schemas']['Currency'];
      currencies?: components['schemas']['Currency'][];
    };
    Cursor: string;
    Direction: string & ('payin' | 'payout' | 'transfer' | 'none');
    ExternalId: string;
    GiftCodeChannel: string & ('email' | 'sms');
    GiftCodeResend: {
      transaction_id: components['schemas']['TransactionId'];
      channel: components['schemas']['GiftCodeChannel'];
      /** Format: email */
      email?: string;
      phone?: string;
    };
    GiftCodeResendAnswer: {
      request_id: components['schemas']['RequestId'];
      data: {
        transaction_id: components['schemas']['TransactionId'];
        channel: components['schemas']['GiftCodeChannel'];
        sent_to: string;
        sent_at: components['schemas']['Time'];
        attempts_left: number;
      };
    };
    Integration: string & ('hpp' | 'h2h');
    Limit: number;
    Metadata: {
      [key: string]: string;
    };
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
    Nothing: Record<string, never>;
    P2pCancel: {
      transaction_id: components['schemas']['TransactionId'];
      reason?: string & ('payer_refused' | 'bank_refused' | 'method_unsuitable');
    };
    P2pConfirm: {
      transaction_id: components['schemas']['TransactionId'];
      sender_card_last4?: string;
      reference?: string;
      receipt_url?: components['schemas']['Url'];
    };
    P2pGetMethodsList: {
      transaction_id: components['schemas']['TransactionId'];
    };
    P2pGetRecipientCard: {
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
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['P2pMethods'];
    };
    P2pRecipient: {
      transaction_id: components['schemas']['TransactionId'];
      /** @constant */
      status: 'requires_action';
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
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['P2pRecipient'];
    };
    Payer: {
      reference?: components['schemas']['PayerReference'];
      full_name?: string;
      /** Format: email */
      email?: string;
      phone?: string;
      document_type?: string;
      document_number?: string;
      country?: components['schemas']['Country'];
      language?: string;
      ip?: string;
      address?: components['schemas']['Address'];
    };
    PayerReference: string;
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
    Quote: {
      quote_id?: components['schemas']['QuoteId'];
      service: components['schemas']['ServiceCode'];
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
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['Quote'];
    };
    QuoteId: string;
    Rate: string;
    Rates: {
      base: components['schemas']['Currency'];
      rates: components['schemas']['CurrencyRate'][];
      created_at: components['schemas']['Time'];
      expires_at: components['schemas']['Time'];
    };
    RatesAnswer: {
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['Rates'];
    };
    Recipient: {
      full_name: string;
      /** Format: email */
      email?: string;
      phone?: string;
      document_type?: string;
      document_number?: string;
      /** Format: date */
      birth_date?: string;
      country?: components['schemas']['Country'];
      address?: components['schemas']['Address'];
      fields: components['schemas']['ServiceFields'];
    };
    RequestId: string;
    /** Format: date-time */
    RequestTime: string;
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
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['ServiceDetails'];
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
      place: string &
        ('create' | 'create.payer' | 'create.recipient' | 'create.recipient.fields' | 'pay.fields' | 'update.fields');
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
      direction?: components['schemas']['Direction'];
      currency?: components['schemas']['Currency'];
      country?: components['schemas']['Country'];
      method?: components['schemas']['Method'];
      limit?: components['schemas']['Limit'];
      after?: components['schemas']['Cursor'];
    };
    ServiceListAnswer: {
      request_id: components['schemas']['RequestId'];
      data: {
        items: components['schemas']['Service'][];
        has_more: boolean;
        next?: components['schemas']['Cursor'];
      };
    };
    ServiceTitle: string;
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
      entries: {
        kind: components['schemas']['StoplistKind'];
        value: string;
      }[];
    };
    StoplistCheckAnswer: {
      request_id: components['schemas']['RequestId'];
      data: {
        entries: components['schemas']['StoplistResult'][];
        checked_at: components['schemas']['Time'];
      };
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
    /** Format: date-time */
    Time: string;
    Token: {
      id: components['schemas']['TokenId'];
      type: string & ('card' | 'wallet');
      transaction_id: components['schemas']['TransactionId'];
      service: components['schemas']['ServiceCode'];
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
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['Token'];
    };
    TokenId: string;
    TokenIssue: {
      transaction_id: components['schemas']['TransactionId'];
      payer_reference: components['schemas']['PayerReference'];
      consent: {
        uses: components['schemas']['TokenUses'];
        accepted_at: components['schemas']['RequestTime'];
      };
    };
    TokenList: {
      limit?: components['schemas']['Limit'];
      after?: components['schemas']['Cursor'];
      payer_reference?: components['schemas']['PayerReference'];
    };
    TokenListAnswer: {
      request_id: components['schemas']['RequestId'];
      data: {
        items: components['schemas']['Token'][];
        has_more: boolean;
        next?: components['schemas']['Cursor'];
      };
    };
    TokenRevoke: {
      token_id: components['schemas']['TokenId'];
    };
    TokenUse: string & ('payer_initiated' | 'merchant_initiated' | 'payout');
    TokenUses: components['schemas']['TokenUse'][];
    Transaction: {
      id: components['schemas']['TransactionId'];
      type: components['schemas']['TransactionType'];
      parent_id?: components['schemas']['TransactionId'];
      external_id: components['schemas']['ExternalId'];
      point: number;
      service: components['schemas']['ServiceCode'];
      status: components['schemas']['Status'];
      reason_code?: string;
      amount: components['schemas']['Amount'];
      currency: components['schemas']['Currency'];
      captured_amount?: components['schemas']['Amount'];
      refunded_amount?: components['schemas']['Amount'];
      stored_credential?: components['schemas']['StoredCredential'];
      next_action?: components['schemas']['NextAction'];
      payment_url?: components['schemas']['Url'];
      payer?: components['schemas']['Payer'];
      recipient?: components['schemas']['Recipient'];
      description?: string;
      metadata?: components['schemas']['Metadata'];
      is_test: boolean;
      version: number;
      created_at: components['schemas']['Time'];
      updated_at: components['schemas']['Time'];
      expires_at?: components['schemas']['Time'];
      capture_before?: components['schemas']['Time'];
    };
    TransactionAnswer: {
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['Transaction'];
    };
    TransactionCancel: {
      transaction_id: components['schemas']['TransactionId'];
      external_id?: components['schemas']['ExternalId'];
      amount?: components['schemas']['Amount'];
      reason?: string;
    };
    TransactionComplete: {
      transaction_id: components['schemas']['TransactionId'];
      amount?: components['schemas']['Amount'];
    };
    TransactionCreate: {
      service: components['schemas']['ServiceCode'];
      external_id: components['schemas']['ExternalId'];
      amount: components['schemas']['Amount'];
      currency: components['schemas']['Currency'];
      description?: string;
      payer?: components['schemas']['Payer'];
      recipient?: components['schemas']['Recipient'];
      capture?: string & ('automatic' | 'manual');
      return_url?: components['schemas']['Url'];
      callback_url?: components['schemas']['Url'];
      expires_in?: number;
      metadata?: components['schemas']['Metadata'];
    };
    TransactionCurrencyRate: {
      service: components['schemas']['ServiceCode'];
      currency: components['schemas']['Currency'];
      currency_to: components['schemas']['Currency'];
      amount?: components['schemas']['Amount'];
      amount_to?: components['schemas']['Amount'];
    };
    TransactionFind: {
      transaction_id?: components['schemas']['TransactionId'];
      external_id?: components['schemas']['ExternalId'];
    };
    TransactionGetCryptoAddress: {
      transaction_id: components['schemas']['TransactionId'];
      quote_id?: components['schemas']['QuoteId'];
    };
    TransactionId: string;
    TransactionPay: {
      transaction_id: components['schemas']['TransactionId'];
      fields: components['schemas']['ServiceFields'];
    };
    TransactionType: string & ('payin' | 'payout' | 'refund' | 'chargeback');
    TransactionUpdate: {
      transaction_id: components['schemas']['TransactionId'];
      fields: {
        otp?: string;
        three_ds_result?: string;
      };
    };
    TransferAccount: {
      kind: string & ('iban' | 'clabe' | 'nuban' | 'cbu' | 'cci' | 'account');
      number: string;
      holder_name: string;
      bank_name: string;
      bank_code?: string;
      reference: string;
    };
    /** Format: uri */
    Url: string;
    Validation: {
      /** @constant */
      is_valid: true;
      type: string & ('payin' | 'payout');
      service: components['schemas']['ServiceCode'];
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
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['Validation'];
    };
    WhitelistAdd: {
      card_number?: components['schemas']['CardNumber'];
      token_id?: components['schemas']['TokenId'];
      external_id?: components['schemas']['ExternalId'];
      comment?: components['schemas']['WhitelistComment'];
      expires_at?: components['schemas']['RequestTime'];
    };
    WhitelistComment: string;
    WhitelistEntry: {
      id: string;
      card: components['schemas']['Card'];
      token_id?: components['schemas']['TokenId'];
      external_id?: components['schemas']['ExternalId'];
      comment?: components['schemas']['WhitelistComment'];
      created_at: components['schemas']['Time'];
      expires_at?: components['schemas']['Time'];
    };
    WhitelistEntryAnswer: {
      request_id: components['schemas']['RequestId'];
      data: components['schemas']['WhitelistEntry'];
    };
  };
  responses: never;
  parameters: {
    AcceptLanguage: string | (string & ('en' | 'uk'));
    IdempotencyKey: string;
    ServiceIdInPath: components['schemas']['ServiceId'];
  };
  requestBodies: never;
  headers: {
    Allow: 'POST';
    IdempotentReplayed: 'true';
    RateLimit: string;
    RateLimitPolicy: string;
    RequestId: string;
    RetryAfter: number;
    WwwAuthenticate: 'Gateway-Signature realm="v2"';
  };
  pathItems: never;
}
export type Account = components['schemas']['Account'];
export type AccountAnswer = components['schemas']['AccountAnswer'];
export type AccountId = components['schemas']['AccountId'];
export type AccountInfo = components['schemas']['AccountInfo'];
export type AccountList = components['schemas']['AccountList'];
export type AccountListAnswer = components['schemas']['AccountListAnswer'];
export type Address = components['schemas']['Address'];
export type Amount = components['schemas']['Amount'];
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
export type Cursor = components['schemas']['Cursor'];
export type Direction = components['schemas']['Direction'];
export type ExternalId = components['schemas']['ExternalId'];
export type GiftCodeChannel = components['schemas']['GiftCodeChannel'];
export type GiftCodeResend = components['schemas']['GiftCodeResend'];
export type GiftCodeResendAnswer = components['schemas']['GiftCodeResendAnswer'];
export type Integration = components['schemas']['Integration'];
export type Limit = components['schemas']['Limit'];
export type Metadata = components['schemas']['Metadata'];
export type Method = components['schemas']['Method'];
export type NextAction = components['schemas']['NextAction'];
export type Nothing = components['schemas']['Nothing'];
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
export type Payer = components['schemas']['Payer'];
export type PayerReference = components['schemas']['PayerReference'];
export type Problem = components['schemas']['Problem'];
export type Quote = components['schemas']['Quote'];
export type QuoteAnswer = components['schemas']['QuoteAnswer'];
export type QuoteId = components['schemas']['QuoteId'];
export type Rate = components['schemas']['Rate'];
export type Rates = components['schemas']['Rates'];
export type RatesAnswer = components['schemas']['RatesAnswer'];
export type Recipient = components['schemas']['Recipient'];
export type RequestId = components['schemas']['RequestId'];
export type RequestTime = components['schemas']['RequestTime'];
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
export type TokenList = components['schemas']['TokenList'];
export type TokenListAnswer = components['schemas']['TokenListAnswer'];
export type TokenRevoke = components['schemas']['TokenRevoke'];
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
export type TransferAccount = components['schemas']['TransferAccount'];
export type Url = components['schemas']['Url'];
export type Validation = components['schemas']['Validation'];
export type ValidationAnswer = components['schemas']['ValidationAnswer'];
export type WhitelistAdd = components['schemas']['WhitelistAdd'];
export type WhitelistComment = components['schemas']['WhitelistComment'];
export type WhitelistEntry = components['schemas']['WhitelistEntry'];
export type WhitelistEntryAnswer = components['schemas']['WhitelistEntryAnswer'];
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterServiceIdInPath = components['parameters']['ServiceIdInPath'];
export type HeaderAllow = components['headers']['Allow'];
export type HeaderIdempotentReplayed = components['headers']['IdempotentReplayed'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type $defs = Record<string, never>;
export interface operations {
  'v2/transaction/create': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransactionCreate'];
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
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v2/transaction/pay': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v2/transaction/find': {
    parameters: {
      query?: never;
      header?: {
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v2/transaction/currency_rate': {
    parameters: {
      query?: never;
      header?: {
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteAnswer'];
        };
      };
    };
  };
  'v2/transaction/get_crypto_address': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v2/currency/rates': {
    parameters: {
      query?: never;
      header?: {
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatesAnswer'];
        };
      };
    };
  };
  'v2/transaction/complete': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v2/transaction/update': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v2/transaction/validate': {
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
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ValidationAnswer'];
        };
      };
    };
  };
  'v2/transaction/cancel': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v2/transaction/p2p/get_methods_list': {
    parameters: {
      query?: never;
      header?: {
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['P2pMethodsAnswer'];
        };
      };
    };
  };
  'v2/transaction/p2p/get_recipient_card': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['P2pRecipientAnswer'];
        };
      };
    };
  };
  'v2/transaction/p2p/confirm': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v2/transaction/p2p/cancel': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionAnswer'];
        };
      };
    };
  };
  'v2/transaction/issue_token': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenAnswer'];
        };
      };
    };
  };
  'v2/tokens/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenList'];
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
          'application/json': components['schemas']['TokenListAnswer'];
        };
      };
    };
  };
  'v2/tokens/revoke': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenRevoke'];
      };
    };
    responses: {
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenAnswer'];
        };
      };
    };
  };
  'v2/cards/check': {
    parameters: {
      query?: never;
      header?: {
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CardCheckAnswer'];
        };
      };
    };
  };
  'v2/cards/whitelist_add': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WhitelistEntryAnswer'];
        };
      };
    };
  };
  'v2/transaction/resend_giftcode': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GiftCodeResendAnswer'];
        };
      };
    };
  };
  'v2/antifraud/stoplist_check': {
    parameters: {
      query?: never;
      header?: {
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StoplistCheckAnswer'];
        };
      };
    };
  };
  'v2/binance_pay/notify': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinancePayNotifyAnswer'];
        };
      };
    };
  };
  'v2/account/info': {
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
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountAnswer'];
        };
      };
    };
  };
  'v2/account/list': {
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
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountListAnswer'];
        };
      };
    };
  };
  'v2/account/service/list': {
    parameters: {
      query?: never;
      header?: {
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
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
          'Request-Id': components['headers']['RequestId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ServiceListAnswer'];
        };
      };
    };
  };
  'v2/account/service/service_id': {
    parameters: {
      query?: never;
      header?: {
        'Accept-Language'?: components['parameters']['AcceptLanguage'];
      };
      path: {
        service_id: components['parameters']['ServiceIdInPath'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Nothing'];
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
          'application/json': components['schemas']['ServiceAnswer'];
        };
      };
    };
  };
  'v2/webhooks/transaction_updated': {
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
