// Generated from the schemas in src/data by `npm run types`. Change that instead.

import type {NavigationFile} from './cabinet/navigation';
import type {PayoutFile} from './cabinet/payout_file';
import type {RolesFile} from './cabinet/roles';
import type {ScreensFile} from './cabinet/screens/schema';
import type {WordsFile} from './cabinet/words';
import type {CallbackDeliveryFile} from './callback_delivery';
import type {CallbackEventsFile} from './callback_events';
import type {CallbackRulesFile} from './callback_rules';
import type {ChangelogFile} from './changelog';
import type {CheckedFile} from './checked';
import type {EnglishTermsFile} from './english_terms';
import type {EnvironmentsFile} from './environments';
import type {ForeignTermsFile} from './foreign_terms';
import type {FormerAnchorsFile} from './former_anchors';
import type {BinancePayFile} from './gateway/binance_pay';
import type {BinsFile} from './gateway/bins';
import type {EventsFile} from './gateway/events';
import type {MerchantFile} from './gateway/merchant';
import type {P2PFile} from './gateway/p2p';
import type {RatesFile} from './gateway/rates';
import type {StoplistFile} from './gateway/stoplist';
import type {GlossaryFile} from './glossary';
import type {ExampleFile} from './invoicing/example';
import type {InvoiceStatesFile} from './invoicing/invoice_states';
import type {OauthErrorsFile} from './invoicing/oauth_errors';
import type {WaysFile} from './invoicing/ways';
import type {LimitsFile} from './limits';
import type {MoneyInTimeFile} from './money_in_time';
import type {NotOfferedFile} from './not_offered';
import type {QuestionsFile} from './questions/schema';
import type {ApiErrorCodesFile} from './reference/api_error_codes';
import type {BankCodesFile} from './reference/bank_codes/schema';
import type {CheckDigitsFile} from './reference/check_digits';
import type {CryptoCodesFile} from './reference/crypto_codes';
import type {CurrencyAmendmentsFile} from './reference/currency_amendments';
import type {FailureReasonCodesFile} from './reference/failure_reason_codes';
import type {MerchantStatesFile} from './reference/merchant_states';
import type {NamesFile} from './reference/names';
import type {PointStatesFile} from './reference/point_states';
import type {RegionCodesFile} from './reference/region_codes';
import type {TestCardsFile} from './reference/test_cards';
import type {TransactionStatusesFile} from './reference/transaction_statuses';
import type {ReportsFile} from './reports';
import type {SearchPlacesFile} from './search_places';
import type {SentencesFile} from './sentences';
import type {FieldsFile} from './services/_fields/schema';
import type {FamiliesFile} from './services/families';
import type {MarksFile} from './services/marks';
import type {ServicesFile} from './services/schema';
import type {ShippedFile} from './shipped';
import type {TestKeysFile} from './test_keys';
import type {VectorsFile} from './vectors/schema';
import type {VersionPairsFile} from './version_pairs';

/** Files of data that have a schema of their own, by their path below `src/data`. */
interface SingleFiles {
  'cabinet/navigation.yaml': NavigationFile;
  'cabinet/payout_file.yaml': PayoutFile;
  'cabinet/roles.yaml': RolesFile;
  'cabinet/words.yaml': WordsFile;
  'callback_delivery.yaml': CallbackDeliveryFile;
  'callback_events.yaml': CallbackEventsFile;
  'callback_rules.yaml': CallbackRulesFile;
  'changelog.yaml': ChangelogFile;
  'checked.yaml': CheckedFile;
  'english_terms.yaml': EnglishTermsFile;
  'environments.yaml': EnvironmentsFile;
  'foreign_terms.yaml': ForeignTermsFile;
  'former_anchors.yaml': FormerAnchorsFile;
  'gateway/binance_pay.yaml': BinancePayFile;
  'gateway/bins.yaml': BinsFile;
  'gateway/events.yaml': EventsFile;
  'gateway/merchant.yaml': MerchantFile;
  'gateway/p2p.yaml': P2PFile;
  'gateway/rates.yaml': RatesFile;
  'gateway/stoplist.yaml': StoplistFile;
  'glossary.yaml': GlossaryFile;
  'invoicing/example.yaml': ExampleFile;
  'invoicing/invoice_states.yaml': InvoiceStatesFile;
  'invoicing/oauth_errors.yaml': OauthErrorsFile;
  'invoicing/ways.yaml': WaysFile;
  'limits.yaml': LimitsFile;
  'money_in_time.yaml': MoneyInTimeFile;
  'not_offered.yaml': NotOfferedFile;
  'reference/api_error_codes.yaml': ApiErrorCodesFile;
  'reference/check_digits.yaml': CheckDigitsFile;
  'reference/crypto_codes.yaml': CryptoCodesFile;
  'reference/currency_amendments.yaml': CurrencyAmendmentsFile;
  'reference/failure_reason_codes.yaml': FailureReasonCodesFile;
  'reference/merchant_states.yaml': MerchantStatesFile;
  'reference/names.yaml': NamesFile;
  'reference/point_states.yaml': PointStatesFile;
  'reference/region_codes.yaml': RegionCodesFile;
  'reference/test_cards.yaml': TestCardsFile;
  'reference/transaction_statuses.yaml': TransactionStatusesFile;
  'reports.yaml': ReportsFile;
  'search_places.yaml': SearchPlacesFile;
  'sentences.yaml': SentencesFile;
  'services/families.yaml': FamiliesFile;
  'services/marks.yaml': MarksFile;
  'shipped.yaml': ShippedFile;
  'test_keys.yaml': TestKeysFile;
  'version_pairs.yaml': VersionPairsFile;
}

/** The content of a file of data, by its path below `src/data`. */
export type DataFile<Name extends string> = Name extends keyof SingleFiles
  ? SingleFiles[Name]
  : Name extends `cabinet/screens/${string}`
    ? ScreensFile
    : Name extends `reference/bank_codes/${string}`
      ? BankCodesFile
      : Name extends `services/_fields/${string}`
        ? FieldsFile
        : Name extends `questions/${string}`
          ? QuestionsFile
          : Name extends `services/${string}`
            ? ServicesFile
            : Name extends `vectors/${string}`
              ? VectorsFile
              : unknown;
