import {isUkrainian, proseOf, quote, type Rule} from './rule';

const noBreak = '\u00a0';

const wrong = [
  // 92,3% or with a space at which a line may break.
  /\d ?%/u,
  // 12 000 with a space at which a line may break; in quotes it is a code, read in groups.
  /(?<![\p{L}\d.,:+/«-])(?<!\d )\d{1,3}(?: \d{3})+(?! ?\d)/u,
  // 1 000: thousands are grouped from five digits on.
  new RegExp(String.raw`(?<![\d${noBreak}])\d${noBreak}\d{3}(?![\d${noBreak}])`, 'u'),
  // 12000 EUR, but no code of five digits.
  /(?<![\p{L}\d.,:+/-])\d{5,}(?:,\d+)?(?:\s|\u00a0)(?:[A-Z]{3,4}|грн|байт\p{L}*|секунд\p{L}*|рядк\p{L}*)(?!\p{L})/u,
];

export const rule: Rule = {
  id: 'ukrainian-numbers',
  message:
    'Numbers in Ukrainian have a no-break space (U+00A0) before % and between thousands, which are grouped from five digits on: 92,3\u00a0%, 1500\u00a0EUR, 12\u00a0000\u00a0EUR. `src/content/core/format.ts` writes them so, too.',
  appliesTo: isUkrainian,
  check: (text) => {
    const prose = proseOf(text).replace(/%(?:limits|sentences|length)[\w.]*%/g, (token) => ' '.repeat(token.length));
    return wrong.flatMap((form) => quote(prose, form));
  },
  failing: {file: 'i18n/uk/a.mdx', text: 'Комісія — 1,9% від суми, не більше ніж 12 000 EUR.'},
  passing: {
    file: 'i18n/uk/a.mdx',
    text: 'Комісія — 1,9\u00a0% від суми, не більше ніж 12\u00a0000 EUR і не менше ніж 1500 EUR. Діє %limits.hold%.',
  },
};
