import {readData} from '../core/data';
import type {LocaleCode} from '../core/locales';
import {cacheLoader} from '../core/fileCache';
import type {Error as ErrorRecord} from '../../types/data/reference/api_error_codes';

/** Whether a request may be retried: never, unchanged after a delay, or after a change. */
export type Retryable = ErrorRecord['retryable'];

/** An error of the API. */
export interface ApiError {
  /** Symbol in v2: `signature_invalid`. */
  code: string;
  /** Number in v1: 105. */
  v1: number;
  /** HTTP status in v2. */
  http: number;
  group: string;
  retryable: Retryable;
  whoActs: ErrorRecord['who_acts'];
  /** Markdown, one sentence; without its full stop it is the `title` of the problem document. */
  meaning: string;
  /** Markdown. */
  whatToDo: string;
  /** Plain text that may be shown to the payer; absent if the payer is not involved in the request. */
  payerMessage?: string;
  /** How to provoke it in the sandbox (Markdown); absent if only `Gateway-Simulate` returns it. */
  provoke?: string;
  /** JSON Pointers to the fields that the response of v2 names after `provoke`; absent if it names none. */
  pointers?: string[];
  /** Why only `Gateway-Simulate` returns it (Markdown); absent if it can be provoked. */
  onlySimulated?: string;
  /** Anchor on `/reference/api_error_codes`: the code itself. */
  anchor: string;
}

/** A group of errors with its block of v1 numbers. */
interface ApiErrorGroup {
  name: string;
  title: string;
  /** First number of the block: 100, 200 … */
  block: number;
  errors: ApiError[];
}

const file = 'reference/api_error_codes.yaml';

/**
 * All API errors, grouped and sorted by their v1 numbers.
 *
 * @throws one sentence per error in the data (see `readData`), or for an unknown payer message or a missing recipe
 */
export const loadErrorGroups = cacheLoader((locale: LocaleCode): ApiErrorGroup[] => {
  const {groups, payer_messages: messages} = readData(file, locale);
  const messageOf = (code: string, name?: string): string | undefined => {
    if (name !== undefined && messages[name] === undefined) {
      throw new Error(
        `src/data/${file}: ${code} tells the payer "${name}". Write one of ${Object.keys(messages).join(', ')}.`,
      );
    }
    return name === undefined ? undefined : messages[name];
  };
  return Object.entries(groups).map(([name, {title, codes}], index) => ({
    name,
    title,
    block: (index + 1) * 100,
    errors: Object.entries(codes).map(
      ([code, {who_acts, what_to_do, tell_payer, provoke, only_simulated, ...rest}]) => ({
        code,
        ...rest,
        ...recipeOf(code, provoke, only_simulated),
        group: name,
        whoActs: who_acts,
        whatToDo: what_to_do,
        payerMessage: messageOf(code, tell_payer),
        anchor: code,
      }),
    ),
  }));
});

/** How an error is provoked, or why it cannot be. */
function recipeOf(code: string, provoke?: string, reason?: string): Pick<ApiError, 'provoke' | 'onlySimulated'> {
  if ((provoke === undefined) === (reason === undefined)) {
    throw new Error(
      `src/data/${file}: ${code} needs one of provoke and only_simulated. Write how to get it in the test environment, or why only Gateway-Simulate returns it.`,
    );
  }
  return provoke === undefined ? {onlySimulated: reason} : {provoke};
}

/** All API errors as one list. */
export const loadErrors = cacheLoader((locale: LocaleCode): ApiError[] =>
  loadErrorGroups(locale).flatMap(({errors}) => errors),
);

/**
 * Finds an error by its code.
 *
 * @throws a sentence if no error has the code
 */
export function findError(code: string, locale: LocaleCode): ApiError {
  const error = loadErrors(locale).find((candidate) => candidate.code === code);
  if (!error)
    throw new Error(`There is no error code "${code}". Add it to src/data/${file}, or write one of its codes.`);
  return error;
}
