import {isTyped, isUkrainian, proseOf, type Rule} from './rule';

/** Who may say something: a person, in a word before the verb and in the same sentence. */
const person =
  /платник|отримувач|держател|власник|людин|людей|люди|хто|колег|покупц|покупець|гост|бухгалтер|незнайом|шахра|підтримк|ви |вони/iu;

/** A verb of speech that people use, with its sentence up to it. */
const speech = /[^.!?|\n]*(?<![а-яіїєґ’])(?:каже|кажуть|говорить|говорять|розповідає|розповідають)(?![а-яіїєґ’])/giu;

export const rule: Rule = {
  id: 'things-that-speak',
  message:
    'A table, a field or a page says nothing in Ukrainian. Write «вказує», «визначає», «наведено в …», «на сторінці написано …»; only a person «каже».',
  appliesTo: (file) => isUkrainian(file) && !isTyped(file) && !file.endsWith('/glossary.yaml'),
  check: (text) =>
    [
      ...proseOf(text)
        .replace(/\n(?=\s*[^\s#|-])/g, ' ')
        .matchAll(speech),
    ]
      .filter(([sentence]) => !person.test(sentence))
      .flatMap(([sentence]) => sentence.trim().slice(-60)),
  failing: {file: 'i18n/uk/a.mdx', text: 'Причину каже `reason_code`.'},
  passing: {file: 'i18n/uk/a.mdx', text: 'Платник каже, що заплатив. Причину вказано в `reason_code`.'},
};
