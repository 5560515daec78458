import {brand} from '../../brand';
import {locales} from '../core/locales';

/** Path of the file (RFC 9116 §3). */
export const securityTextFile = '.well-known/security.txt';

/**
 * Security contact information (RFC 9116).
 *
 * @param now the file expires eleven months later, on the first of a month, so that builds within a month are identical
 */
export function securityText(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1)).toISOString().replace('.000', '');
  const site = `https://${brand.hosts.site}`;
  return `Contact: mailto:${brand.contacts.security}
Expires: ${expires}
Preferred-Languages: ${locales.map(({htmlLang}) => htmlLang).join(', ')}
Canonical: ${site}/${securityTextFile}
Policy: ${site}/security#contact
`;
}
