import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';

/** Status in which a transaction with a test card or a test amount ends. */
export type TestResult = 'success' | 'failed';

/** A card of the test environment. */
export interface TestCard {
  number: string;
  brand: string;
  /** Name of what the card shows; cards that behave alike share it. */
  scenario: string;
  /** The step between the card data and the answer. */
  flow: 'none' | 'frictionless' | 'challenge' | 'unavailable' | 'otp';
  result: TestResult;
  /** Reason of the failure; absent where the payment succeeds. */
  reasonCode?: string;
  /** Markdown. */
  description: string;
}

/** An outcome that the amount decides, whatever the card or the recipient. */
export interface TestAmount {
  /** Last two digits of the amount in minor units. */
  lastDigits: string;
  /** Type of the transactions that it decides. */
  type: 'payin' | 'payout';
  result: TestResult;
  reasonCode?: string;
  /** Markdown. */
  description: string;
}

export interface TestCards {
  /** What holds for every card (Markdown). */
  rules: string[];
  /** One-time codes of SMS and 3-D Secure. */
  codes: {right: string; wrong: string};
  amounts: TestAmount[];
  cards: TestCard[];
  /** Numbers that the API refuses before there is a transaction. */
  invalid: {number: string; errorCode: string; description: string}[];
}

type Outcome = {result: TestResult; reason_code?: string; description: string};
type File = {
  rules: Record<string, string>;
  codes: TestCards['codes'];
  amounts: Record<string, Outcome & Pick<TestAmount, 'type'>>;
  cards: Record<string, Outcome & Pick<TestCard, 'brand' | 'scenario' | 'flow'>>;
  invalid: Record<string, {error_code: string; description: string}>;
};

const camel = <T extends Outcome>({reason_code, ...rest}: T) => ({
  ...rest,
  ...(reason_code && {reasonCode: reason_code}),
});

/**
 * The cards, amounts and codes of the test environment.
 *
 * @throws one sentence a mistake in the data (see `readData`)
 */
export function loadTestCards(locale: LocaleCode): TestCards {
  const {rules, codes, amounts, cards, invalid} = readData<File>('reference/test_cards.yaml', locale);
  return {
    rules: Object.values(rules),
    codes,
    amounts: Object.entries(amounts).map(([lastDigits, amount]) => ({lastDigits, ...camel(amount)})),
    cards: Object.entries(cards).map(([number, card]) => ({number, ...camel(card)})),
    invalid: Object.entries(invalid).map(([number, {error_code, description}]) => ({
      number,
      errorCode: error_code,
      description,
    })),
  };
}
