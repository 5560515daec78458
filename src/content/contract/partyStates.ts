import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';

/** A state of a merchant or of a point. */
export interface PartyState {
  code: string;
  meaning: string;
  acceptsPayments: boolean;
  acceptsPayouts: boolean;
}

function loadParty(file: `reference/${'merchant' | 'point'}_states.yaml`, locale: LocaleCode): PartyState[] {
  return Object.entries(readData(file, locale).states).map(([code, {meaning, accepts_payments, accepts_payouts}]) => ({
    code,
    meaning,
    acceptsPayments: accepts_payments,
    acceptsPayouts: accepts_payouts,
  }));
}

/** States of a merchant, from the application to the end of the contract. */
export function loadMerchantStates(locale: LocaleCode): PartyState[] {
  return loadParty('reference/merchant_states.yaml', locale);
}

/** States of a point. */
export function loadPointStates(locale: LocaleCode): PartyState[] {
  return loadParty('reference/point_states.yaml', locale);
}
