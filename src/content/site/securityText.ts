import {brand} from '../../brand';

/** Where the file stands on the site (RFC 9116 §3). */
export const securityTextFile = '.well-known/security.txt';

/**
 * Whom to tell about a weakness, in the form of RFC 9116.
 *
 * @param now the file goes stale eleven months later, on the first of a month, so that builds of one month are the same
 */
export function securityText(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1)).toISOString().replace('.000', '');
  const site = `https://${brand.hosts.site}`;
  return `Contact: mailto:${brand.securityContact}
Expires: ${expires}
Preferred-Languages: en, uk
Canonical: ${site}/${securityTextFile}
Policy: ${site}/security#contact
`;
}
