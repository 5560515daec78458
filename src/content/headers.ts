import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales} from './locales';

/**
 * The security headers of every answer, name → value.
 * @param buildFolder holds the built site; the policy names the inline scripts of its pages
 */
export function headersOf(buildFolder: string): Record<string, string> {
  const samples = locales.flatMap(({code}) => ['index.html', '404.html'].map((name) => path.join(code === defaultLocale ? '' : code, name)));
  const hashes = new Set<string>();
  for (const sample of samples) {
    const html = fs.readFileSync(path.join(buildFolder, sample), 'utf8');
    for (const [, attributes, script] of html.matchAll(/<script([^>]*)>([^<]+)<\/script>/g)) {
      if (!attributes!.includes('application/')) hashes.add(`'sha256-${createHash('sha256').update(script!).digest('base64')}'`);
    }
  }
  return {
    'Content-Security-Policy': `default-src 'self'; script-src 'self' ${[...hashes].sort().join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'`,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}
