import {parse} from 'yaml';
import {fillTokens} from './tokens';
import {cacheLoader, listInput} from './fileCache';
import {readLocaleFile} from './localeFile';
import {defaultLocale, type LocaleCode} from './locales';

/** Returns the text of a label; `{name}` in the text is replaced by `variables.name`. */
export type Translate = (id: string, variables?: Record<string, string | number>) => string;

/** Folder of a language's labels, relative to the root; each kind of page has a file. */
export function labelsFolder(locale: LocaleCode): string {
  return locale === defaultLocale ? 'src/data/labels' : `i18n/${locale}/data/labels`;
}

/**
 * All build-time labels of a language as a flat map `a.b.c` → text.
 *
 * @throws a sentence that names the file if a value is neither a text nor a group of texts
 */
export const loadLabels = cacheLoader((locale: LocaleCode): Map<string, string> => {
  const labels = new Map<string, string>();
  const collect = (value: unknown, id: string, file: string): void => {
    if (typeof value === 'string') {
      if (labels.has(id)) throw new Error(`${file}: the label ${id} is in another file too. Keep one of them.`);
      labels.set(id, value);
    } else if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value)) collect(inner, id ? `${id}.${key}` : key, file);
    } else {
      throw new Error(`${file}: ${id} is neither a text nor a group of texts. Write a text in quotes.`);
    }
  };
  const english = labelsFolder(defaultLocale);
  for (const name of listInput(english)) {
    const file = `${labelsFolder(locale)}/${name}`;
    collect(parse(fillTokens(readLocaleFile(file, `${english}/${name}`), file)), '', file);
  }
  return labels;
});

/**
 * Creates a function that looks up labels in one language.
 *
 * @throws (the function) a sentence that names the file if the label or a variable is missing
 */
export function createTranslate(locale: LocaleCode): Translate {
  const labels = loadLabels(locale);
  return (id, variables = {}) => {
    const label = labels.get(id);
    if (label === undefined) {
      throw new Error(`${labelsFolder(locale)}: there is no label ${id}. Add it, in every language.`);
    }
    return label.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = variables[name];
      if (value === undefined) {
        throw new Error(`${labelsFolder(locale)}: ${id} needs the variable {${name}}, which its caller does not give.`);
      }
      return String(value);
    });
  };
}
