import {isUkrainian, proseOf, quote, type Rule} from './rule';

export const rule: Rule = {
  id: 'apostrophe',
  message: "The Ukrainian apostrophe is ’ (U+2019). Write it instead of ' or ʼ.",
  appliesTo: isUkrainian,
  check: (text) => quote(proseOf(text), /[а-щьюяґєії]['ʼ`´][а-щьюяґєії]/i),
  failing: {file: 'i18n/uk/a.mdx', text: "об'єкт"},
  passing: {file: 'i18n/uk/a.mdx', text: 'об’єкт'},
};
