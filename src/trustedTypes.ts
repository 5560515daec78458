/**
 * Trusted Types: the ways by which text becomes markup or a script's address in the reader's browser. The pages' policy
 * (src/plugins/security-policy) names them, and the browser refuses every other text. None is a default policy.
 */
import site from './icons/site.json';

/** Policies that the pages may make. */
export const policyNames = {
  /** Addresses of chunks and of the worker, in the code that the bundler writes. */
  bundle: 'site-bundle',
  /** Words with marks: headings in the table of contents, hits of the search. */
  words: 'site-words',
  /** The markup of the progress bar. */
  progress: 'site-progress',
  /** The site's own drawings of src/icons. */
  icons: 'site-icons',
  /** The icon package's own, for icons of other sets. */
  otherIcons: 'iconify',
} as const;

interface Rules {
  createHTML(text: string): string;
}

/** Makes a policy; a browser without Trusted Types gets its text as it is. */
function policy(name: string, createHTML: Rules['createHTML']): Rules['createHTML'] {
  const {trustedTypes} = globalThis as {trustedTypes?: {createPolicy(name: string, rules: Rules): Rules}};
  const rules = trustedTypes?.createPolicy(name, {createHTML}) ?? {createHTML};
  return (text) => rules.createHTML(text);
}

/** Elements without attributes stay; whatever else looks like a tag is text. */
export const trustedWords = policy(policyNames.words, (html) =>
  html.replace(/<(?!\/?(?:code|em|mark|strong)>)/g, '&lt;'),
);

const bar = '<div class="bar" aria-hidden="true"><div class="peg"></div></div>';

/** The progress bar, whatever is asked for. */
export const trustedBar = policy(policyNames.progress, () => bar)('');

/** The drawing of a bundled icon, by its name: no other text becomes one. */
export const trustedIcon = policy(policyNames.icons, (name) => site.icons[name as keyof typeof site.icons].body);
