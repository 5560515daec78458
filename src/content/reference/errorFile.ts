import {loadErrors} from '../contract/errors';
import type {LocaleCode} from '../core/locales';
import {plainText} from '../core/markdown';

/** All errors by code, for programs: `errors.json` → content. */
export function errorFile(locale: LocaleCode): Record<string, string> {
  const errors = loadErrors(locale).map(
    ({code, v1, http, group, retryable, whoActs, meaning, whatToDo, payerMessage}) => [
      code,
      {
        v1,
        http,
        group,
        retry: retryable,
        who_acts: whoActs,
        meaning: plainText(meaning),
        what_to_do: plainText(whatToDo),
        payer_message: payerMessage ?? null,
      },
    ],
  );
  return {'errors.json': `${JSON.stringify(Object.fromEntries(errors), null, 2)}\n`};
}
