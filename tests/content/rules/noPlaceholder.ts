import {isText, quote, type Rule} from './rule';

/** ISO 4217 has a code XXX, for no currency. */
const codesWithoutDecimals = /^without_minor_unit: .*$/m;

/** An address may contain any word, such as the Spanish “todo”. */
const addresses = /https?:\/\/\S+/g;

export const rule: Rule = {
  id: 'no-placeholder',
  message: 'This is a placeholder instead of a text. Write the text, or leave the block out.',
  appliesTo: isText,
  check: (text) =>
    quote(
      text.replace(codesWithoutDecimals, '').replace(addresses, ''),
      /\b(TODO|FIXME|TBD|XXX|lorem ipsum|coming soon|under construction)\b|\{\/\* Write\b|незабаром буде|буде згодом|у розробці/i,
    ),
  failing: {file: 'docs/a.mdx', text: 'Coming soon.'},
  passing: {file: 'docs/a.mdx', text: 'The report is ready within a minute.'},
};
