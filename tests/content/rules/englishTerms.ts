import {readData} from '../../../src/content/core/data';
import {englishTextOf, hasEnglishText} from '../../support/englishText';
import {isTyped, quote, type Rule} from './rule';

const withSpaces = (form: string): string => form.replaceAll(' ', '\\s+');

const toPattern = (form: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_’/.-])(?:${withSpaces(form)})(?![\p{L}\p{N}_]|’\p{L}|[./]\p{L})`, 'gimu');

const known = Object.values(readData('english_terms.yaml').terms);

/** The terms, each with the patterns of its wrong forms and of the phrases that may have them. */
export const terms = known.map(({wrong, allowed = [], ...term}) => ({
  ...term,
  wrong: wrong.map(toPattern),
  allowed: allowed.map(toPattern),
}));

/** Finds the files that may have a wrong form, in code or in text: to read the text of all others takes long. */
const anyForm = new RegExp(String.raw`\b(?:${known.flatMap(({wrong}) => wrong.map(withSpaces)).join('|')})`, 'im');

/** The wrong forms in a text, each with what to write instead. */
export function wrongFormsIn(text: string, file: string): string[] {
  if (!anyForm.test(text)) return [];
  const prose = englishTextOf(text, file);
  return terms.flatMap(({write, wrong, allowed}) => {
    const rest = allowed.reduce((left, phrase) => left.replace(phrase, (found) => found.replace(/[^\n]/g, ' ')), prose);
    return wrong.flatMap((form) => quote(rest, form).map((place) => `${place} Write: ${write}.`));
  });
}

export const rule: Rule = {
  id: 'english-terms',
  message:
    'This is not the term of the site. src/data/english_terms.yaml has the one to write; a phrase in which the word means something else belongs under “allowed” there.',
  appliesTo: (file) => hasEnglishText(file) && !isTyped(file),
  check: wrongFormsIn,
  failing: {file: 'docs/a.mdx', text: 'Read the *answer* of `find`, where the code\nstands in `data`.'},
  passing: {
    file: 'docs/a.mdx',
    text: 'Read the response of `answer`, see [simulations](/local_gateway#levers), and never store a secret answer.',
  },
};
