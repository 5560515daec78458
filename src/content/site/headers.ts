import fs from 'node:fs';
import path from 'node:path';
import {mergePolicies, policyIn} from './policy';
import {locales, prefixOf} from '../core/locales';

/**
 * The response headers of every page and file of the built site, name → value, for servers and deployments.
 * @param buildFolder with the built site
 * @throws if a built language carries no policy: a sentence that says what to run.
 */
export function headersOf(buildFolder: string): Record<string, string> {
  return {
    // `frame-ancestors` works only in a header.
    'Content-Security-Policy': `${builtPolicy(buildFolder)}; frame-ancestors 'none'`,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** The policy of the built pages. The URLs of the fonts, and so one hash, differ between languages. */
function builtPolicy(buildFolder: string): string {
  const pages = locales
    .map(({code}) => path.join(buildFolder, prefixOf(code), '404.html'))
    .filter((file) => fs.existsSync(file));
  const policies = pages.map((file) => {
    const policy = policyIn(fs.readFileSync(file, 'utf8'));
    if (!policy)
      throw new Error(`${file} carries no security policy: run \`npm run build\`, whose plugin built-pages writes it.`);
    return policy;
  });
  if (policies.length === 0) throw new Error(`${buildFolder} holds no built site: run \`npm run build\` first.`);
  return mergePolicies(policies);
}
