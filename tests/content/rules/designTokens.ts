import type {Rule} from './rule';

/** A token that a sheet sets anew, or a colour of the merchant's page in its preview, which is data. */
const isOwn = (property: string): boolean => /^--(?:site|page)-/.test(property);

const color =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(?:white|black|gr[ae]y|red|green|blue)(?![\w-])/i;

/** The lengths of a value that are no multiple of a token, no share of the box and not none. */
const lengths = (value: string): string[] => value.match(/(?<![\w.-])[\d.]+(?:px|r?em|pt)\b/g) ?? [];

function isRaw(property: string, value: string): boolean {
  if (isOwn(property)) return false;
  // `em` is a share of the text around it, as of code in a sentence.
  if (property === 'font-size') return !/^(?:var\(--[\w-]+\)|inherit|0|[\d.]+em)$/.test(value);
  if (property === 'font') return value !== 'inherit';
  return color.test(value) || (/^border(?:-\w+)*-radius$/.test(property) && lengths(value).length > 0);
}

export const rule: Rule = {
  id: 'design-tokens',
  message:
    'Sizes of type, colours and corners have a name in src/css/tokens.css: write var(--site-type-14), var(--site-muted) or var(--site-radius).',
  // Paper has sizes and colours of its own.
  appliesTo: (file) => /^src\/.*\.css$/.test(file) && !['src/css/tokens.css', 'src/css/print.css'].includes(file),
  check: (text) =>
    [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([\w-]+):\s*([^;{}]+?)\s*(?:!important)?\s*[;}]/g)]
      .filter(([, property, value]) => isRaw(property!, value!))
      .map(([declaration]) => declaration),
  failing: {file: 'src/css/prose.css', text: 'h5 {\n  font-size: 0.9375rem;\n}\n'},
  passing: {
    file: 'src/css/prose.css',
    text: 'h5 {\n  border-radius: 0 calc(2 * var(--site-radius)) 50%;\n  color: var(--site-muted);\n  font-size: var(--site-type-14);\n}\n',
  },
};
