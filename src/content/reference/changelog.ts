import {readData} from '../core/data';
import {defaultLocale, type LocaleCode} from '../core/locales';
import type {ChangelogFile} from '../../types/data/changelog';

/** One change. */
export type Change = ChangelogFile['entries'][number];

const file = 'changelog.yaml';

/** The notice period of the deprecation policy, 12 months, as 365 days in milliseconds. */
const notice = 365 * 86_400_000;

/**
 * All changes, newest first.
 *
 * @throws a sentence if they are not in order, or a removal comes less than 12 months after its announcement
 */
export function loadChanges(locale: LocaleCode = defaultLocale): Change[] {
  const {entries} = readData(file, locale);
  checkChanges(entries);
  return entries;
}

/** Checks that the schema cannot express; see `loadChanges`. */
export function checkChanges(entries: Change[]): void {
  entries.forEach(({key, date, sunset}, index) => {
    if (index > 0 && entries[index - 1]!.date < date)
      throw new Error(`src/data/${file}: ${key} of ${date} is below an older entry. Put the newest first.`);
    if (sunset && Date.parse(sunset) - Date.parse(date) < notice) {
      throw new Error(
        `src/data/${file}: ${key} ends on ${sunset}, less than 12 months after ${date}. Write a later day.`,
      );
    }
  });
}
