/** What the gateway says about a value, in words where it names a pattern. */
import {translate} from '@docusaurus/Translate';
import type {FormField} from '../../wire/form';
import {readPattern, type PatternPart, type Signs} from './pattern';

/** The sentence of the gateway about a wrong value; one that names a pattern says in words what the value has to be. */
export function messageInWords(message: string, {limits = ''}: Pick<FormField, 'limits'>): string {
  const pattern = /(?:match pattern "(.*)"|does not match (.*))\.$/s.exec(message);
  if (!pattern) return message;
  const parts = readPattern(pattern[1] ?? pattern[2]!);
  const expected = [parts?.map((part) => partText(part, limits)).join(thenText()) ?? '', limits]
    .filter(Boolean)
    .join(' · ');
  return expected === ''
    ? translate({
        id: 'site.tryIt.wrongForm',
        message: 'The value does not have the form that the gateway expects.',
        description: 'An error of a field, where its form has no short description',
      })
    : translate(
        {
          id: 'site.tryIt.expected',
          message: 'The value does not fit. Expected: {expected}.',
          description: 'An error of a field; it is followed by what the value has to be, in words',
        },
        {expected},
      );
}

const thenText = (): string =>
  translate({
    id: 'site.tryIt.then',
    message: ', then ',
    description: 'Between the parts of a value, which are numbers of signs or fixed texts',
  });

function signsText(signs: Signs): string {
  switch (signs) {
    case 'digits':
      return translate({id: 'site.tryIt.digits', message: 'digits', description: 'Signs that a value may have'});
    case 'capitals':
      return translate({
        id: 'site.tryIt.capitals',
        message: 'capital letters A–Z',
        description: 'Signs that a value may have',
      });
    case 'smalls':
      return translate({
        id: 'site.tryIt.smalls',
        message: 'small letters a–z',
        description: 'Signs that a value may have',
      });
    case 'letters':
      return translate({id: 'site.tryIt.letters', message: 'letters', description: 'Signs that a value may have'});
    default:
      throw new Error(`The signs ${String(signs satisfies never)} have no text.`);
  }
}

/** A part of a value, such as “3 capital letters A–Z”. */
function partText(part: PatternPart, limits: string): string {
  if ('text' in part) return part.text;
  const signs = [...part.signs.map(signsText), ...[...part.others].map((sign) => (sign === ' ' ? '␣' : sign))].join(
    ', ',
  );
  const {least, most} = part;
  const count = least === most ? String(least) : `${least}–${most}`;
  // The limits of the field say how many.
  if (most === undefined || limits.startsWith(`${count} `)) {
    return translate(
      {id: 'site.tryIt.onlySigns', message: 'only {signs}', description: 'What a value consists of'},
      {signs},
    );
  }
  return `${count} × ${signs}`;
}
