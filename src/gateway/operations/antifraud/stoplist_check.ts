import {fieldsFailure} from '../../values/failure';
import {findListed} from '../../books/stoplist';
import {toRfc3339} from '../../values/time';
import type {Handler} from '../../books/types';

/** Checks values against the stop list. The response does not repeat the values. */
export const stoplistCheck: Handler<'antifraud/stoplist_check'> = ({world, now}, {entries}) => {
  const mistakes = entries.flatMap(({kind, value}, index) =>
    kind === 'card' && !world.passesCheck('luhn', value)
      ? [{pointer: `/entries/${index}/value`, code: 'check_digit_invalid', detail: 'The last digit does not fit.'}]
      : [],
  );
  if (mistakes.length > 0) throw fieldsFailure(mistakes);
  return {
    entries: entries.map(({kind, value}) => {
      const listed = findListed(world, kind, value);
      return {kind, is_listed: listed !== undefined, ...listed};
    }),
    checked_at: toRfc3339(now),
  };
};
