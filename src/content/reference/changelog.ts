import {readData} from '../core/data';
import {defaultLocale, type LocaleCode} from '../core/locales';

/** One change; every key is described in src/data/changelog.schema.yaml. */
export interface Change {
  key: string;
  /** ISO 8601, such as `2025-02-18`. */
  date: string;
  area: 'v1' | 'v2' | 'reports-v1' | 'reports-v2' | 'invoicing' | 'services';
  version?: string;
  kind: 'added' | 'changed' | 'deprecated' | 'fixed';
  sunset?: string;
  /** Markdown of one paragraph. */
  text: string;
  links?: string[];
}

const file = 'changelog.yaml';

/** The 12 months that the deprecation policy promises, in milliseconds. */
const notice = 365 * 86_400_000;

/**
 * All changes, newest first.
 *
 * @throws a sentence, when they stand in another order or an end comes less than 12 months after its announcement
 */
export function loadChanges(locale: LocaleCode = defaultLocale): Change[] {
  const {entries} = readData<{entries: Change[]}>(file, locale);
  checkChanges(entries);
  return entries;
}

/** What the schema cannot say; see `loadChanges`. */
export function checkChanges(entries: Change[]): void {
  entries.forEach(({key, date, sunset}, index) => {
    if (index > 0 && entries[index - 1]!.date < date)
      throw new Error(`src/data/${file}: ${key} of ${date} stands below an older entry. Put the newest first.`);
    if (sunset && Date.parse(sunset) - Date.parse(date) < notice) {
      throw new Error(
        `src/data/${file}: ${key} ends on ${sunset}, less than 12 months after ${date}. Write a later day.`,
      );
    }
  });
}
