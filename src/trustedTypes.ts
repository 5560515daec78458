/**
 * Trusted Types: all ways in which the browser turns text into HTML or into a script URL. The Content-Security-Policy
 * (src/plugins/built-pages) allows only these policies; there is no default policy.
 */
import site from './icons/site.json';

/** Names of the allowed policies. */
export const policyNames = {
  /** URLs of chunks and of the worker, in the bundler's runtime. */
  bundle: 'site-bundle',
  /** Inline markup: headings in the table of contents, search hits. */
  words: 'site-words',
  /** The template of the progress bar. */
  progress: 'site-progress',
  /** Bundled icons of src/icons. */
  icons: 'site-icons',
  /** @iconify/react's own policy, for icons of other sets. */
  otherIcons: 'iconify',
} as const;

interface Rules {
  createHTML: (text: string) => string;
}

/** Creates a policy; in a browser without Trusted Types its result is a plain string. */
function policy(name: string, createHTML: Rules['createHTML']): Rules['createHTML'] {
  const {trustedTypes} = globalThis as {trustedTypes?: {createPolicy: (name: string, rules: Rules) => Rules}};
  const rules = trustedTypes?.createPolicy(name, {createHTML}) ?? {createHTML};
  return (text) => rules.createHTML(text);
}

/** Allows a few elements without attributes, and escapes every other tag. A translator of the browser leaves code as it is. */
export const trustedWords = policy(policyNames.words, (html) =>
  html.replace(/<(?!\/?(?:code|em|mark|strong)>)/g, '&lt;').replaceAll('<code>', '<code translate="no">'),
);

const bar = '<div class="bar" aria-hidden="true"><div class="peg"></div></div>';

/** Always the same template, whatever the input. */
export const trustedBar = policy(policyNames.progress, () => bar)('');

/** The SVG content of a bundled icon, by name; no other HTML can be produced. */
export const trustedIcon = policy(policyNames.icons, (name) => site.icons[name as keyof typeof site.icons].body);
