/** What the search knows about messages of the gateway; a test compares it with the contract and the tables. */

/** The fields of the envelope of a callback, in the order of the contract. */
export const envelopeOrder = ['id', 'type', 'created_at', 'data'];

/** The fields of a transaction, in the order of the contract. */
export const transactionOrder = [
  'id',
  'type',
  'parent_id',
  'external_id',
  'point',
  'service',
  'status',
  'reason_code',
  'amount',
  'currency',
  'captured_amount',
  'refunded_amount',
  'stored_credential',
  'next_action',
  'payment_url',
  'payer',
  'recipient',
  'description',
  'metadata',
  'is_test',
  'version',
  'created_at',
  'updated_at',
  'expires_at',
  'capture_before',
];

/** Optional fields that a serialiser may drop or add when they are empty, in v1 and in v2. */
export const optionalNames = ['reason_code', 'description', 'payment_url', 'next_action', 'parent_id', 'metadata'];

/** Statuses with the number that `state` has in v1. */
export const states: Readonly<Record<string, number>> = {
  created: 10,
  on_hold: 15,
  pending: 20,
  requires_action: 25,
  processing: 30,
  unknown: 35,
  authorized: 40,
  success: 100,
  partially_refunded: 110,
  refunded: 120,
  chargeback: 130,
  returned: 140,
  failed: 200,
  expired: 210,
  cancelled: 220,
};
