import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';
import type {TestCardsFile} from '../../types/data/reference/test_cards';

type CardRecord = TestCardsFile['cards'][string];

/** Final status of a transaction with a test card. */
type TestResult = CardRecord['result'];

/** A test card. */
export interface TestCardRow {
  number: string;
  brand: string;
  /** Name of the scenario; cards with the same behaviour share it. */
  scenario: string;
  /** The authentication step of the payment. */
  flow: CardRecord['flow'];
  result: TestResult;
  /** Reason of the failure; absent if the payment succeeds. */
  reasonCode?: string;
  /** Whether the issuer answers after a minute, and the reason that the transaction shows until then. */
  isSlow?: boolean;
  pendingReason?: string;
  /** Whether a chargeback follows a minute after success. */
  isChargedBack?: boolean;
  /** Reason of the failure when the card is charged by its token without the payer. */
  reasonWithoutPayer?: string;
  /** Markdown. */
  description: string;
}

interface TestCards {
  /** Rules that apply to every card (Markdown). */
  rules: string[];
  /** One-time codes of SMS and 3-D Secure. */
  codes: TestCardsFile['codes'];
  /** Reason of the failure after a wrong code in the last attempt. */
  wrongCodeReason: string;
  cards: TestCardRow[];
  /** Card numbers that the API rejects before it creates a transaction. */
  invalid: {number: string; errorCode: string; description: string}[];
}

const camel = <T extends {reason_code?: string}>({reason_code, ...rest}: T) => ({
  ...rest,
  ...(reason_code && {reasonCode: reason_code}),
});

/**
 * The test cards and codes of the sandbox.
 *
 * @throws one sentence per error in the data (see `readData`)
 */
export function loadTestCards(locale: LocaleCode): TestCards {
  const {
    rules,
    codes,
    wrong_code_reason: wrongCodeReason,
    cards,
    invalid,
  } = readData('reference/test_cards.yaml', locale);
  return {
    rules: Object.values(rules),
    codes,
    wrongCodeReason,
    cards: Object.entries(cards).map(
      ([
        number,
        {
          is_slow: isSlow,
          pending_reason: pendingReason,
          is_charged_back: isChargedBack,
          reason_without_payer: reasonWithoutPayer,
          ...card
        },
      ]) => ({
        number,
        ...camel(card),
        ...(isSlow && {isSlow}),
        ...(pendingReason && {pendingReason}),
        ...(isChargedBack && {isChargedBack}),
        ...(reasonWithoutPayer && {reasonWithoutPayer}),
      }),
    ),
    invalid: Object.entries(invalid).map(([number, {error_code, description}]) => ({
      number,
      errorCode: error_code,
      description,
    })),
  };
}
