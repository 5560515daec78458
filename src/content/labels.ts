import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {fillBrand} from './brandTokens';
import {defaultLocale, type LocaleCode} from './locales';
import {root} from './root';

/** Translates the id of a label; `{name}` in the text is replaced by `variables.name`. */
export type Translate = (id: string, variables?: Record<string, string | number>) => string;

/** Where the labels of a language stand, relative to the root. */
export function labelsFile(locale: LocaleCode): string {
  return locale === defaultLocale ? 'src/data/labels.yaml' : `i18n/${locale}/data/labels.yaml`;
}

/**
 * All build-time labels of a language as a flat map `a.b.c` → text.
 *
 * @throws a sentence naming the file, when a value is neither a text nor a group of texts
 */
export function loadLabels(locale: LocaleCode): Map<string, string> {
  const file = labelsFile(locale);
  const labels = new Map<string, string>();
  const collect = (value: unknown, id: string): void => {
    if (typeof value === 'string') {
      labels.set(id, value);
    } else if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value)) collect(inner, id ? `${id}.${key}` : key);
    } else {
      throw new Error(`${file}: ${id} is neither a text nor a group of texts. Write a text in quotes.`);
    }
  };
  collect(parse(fillBrand(fs.readFileSync(path.join(root, file), 'utf8'), file)), '');
  return labels;
}

/**
 * A function that looks a label up in one language.
 *
 * @throws (the function) a sentence naming the file, when the label or a variable is missing
 */
export function createTranslate(locale: LocaleCode): Translate {
  const labels = loadLabels(locale);
  return (id, variables = {}) => {
    const label = labels.get(id);
    if (label === undefined) {
      throw new Error(`${labelsFile(locale)}: there is no label ${id}. Add it, in both languages.`);
    }
    return label.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = variables[name];
      if (value === undefined) {
        throw new Error(`${labelsFile(locale)}: ${id} wants the variable {${name}}, which its caller does not give.`);
      }
      return String(value);
    });
  };
}
