import {createHash} from 'node:crypto';
import {iconService} from '../../icons/iconService';
import {policyNames} from '../../trustedTypes';

/** The inline elements that the policy allows by hash: scripts without an address (not data, which nothing executes) and styles. */
interface InlineCode {
  scripts: string[];
  styles: string[];
}

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

export function inlineCodeOf(html: string): InlineCode {
  const found = [...html.matchAll(inlineElement)].map(([, name, attributes, code]) => ({
    name: name!.toLowerCase(),
    attributes: attributes!,
    code: code!,
  }));
  const scripts = found.filter(
    ({name, attributes}) =>
      name === 'script' && !/\ssrc=/i.test(attributes) && !/type="?application\/ld\+json/i.test(attributes),
  );
  return {
    scripts: scripts.map(({code}) => code),
    styles: found.filter(({name}) => name === 'style').map(({code}) => code),
  };
}

/** Directives of resource types that no page loads. */
const unusedSources = ['child-src', 'frame-src', 'manifest-src', 'media-src', 'object-src'];

/**
 * The Content-Security-Policy of pages with this inline code, for their `<meta>` element: without `frame-ancestors`,
 * which works only in a header.
 */
export function policyFor({scripts, styles}: InlineCode): string {
  return Object.entries({
    // For `<link rel="prefetch">`, to which Firefox and WebKit apply no other directive. All other directives that fall
    // back to this one are set below.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': ["'self'", ...styles.map(hashOf)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // Icons of the bundled set need no request; those of other sets are fetched from these hosts.
    'connect-src': ["'self'", ...iconService.resources],
    'worker-src': ["'self'"],
    ...Object.fromEntries(unusedSources.map((name) => [name, ["'none'"]])),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': Object.values(policyNames),
  })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Merges policies into one that allows what any of them allows: all pages share a header, but not a `<meta>`. */
export function mergePolicies(policies: string[]): string {
  const sources = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name, ...values] = directive.split(' ');
    sources.set(name!, new Set([...(sources.get(name!) ?? []), ...values]));
  }
  return [...sources].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

const metaStart = '<meta http-equiv="Content-Security-Policy" content="';

/** The `<meta>` element of a policy. */
export const metaOf = (policy: string): string => `${metaStart}${policy}">`;

/** The policy in the `<meta>` element of a page, or null. */
export function policyIn(html: string): string | null {
  const start = html.indexOf(metaStart);
  return start < 0 ? null : html.slice(start + metaStart.length, html.indexOf('"', start + metaStart.length));
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
