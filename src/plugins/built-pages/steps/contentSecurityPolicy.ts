import {inlineCodeOf, metaOf, policyFor} from '../../../content/site/policy';
import type {Site, Transform} from '../page';

const charset = /<meta charset="?utf-8"?>/i;

/**
 * Writes the Content-Security-Policy right after the character set, because a policy applies only to elements after it.
 * It allows the inline code of the page (the colour mode before the first paint, the font faces, the styles) by its
 * hash, and the styles of other kinds of pages. Deployments send the same policy as a header (`src/content/site/headers.ts`).
 */
export const contentSecurityPolicy =
  ({inlineStyles}: Pick<Site, 'inlineStyles'>): Transform =>
  ({route, html}) => {
    if (!charset.test(html))
      throw new Error(`${route} names no character set, after which its security policy would stand.`);
    const {scripts, styles} = inlineCodeOf(html);
    const policy = policyFor({scripts, styles: [...new Set([...inlineStyles, ...styles])]});
    return html.replace(charset, (meta) => meta + metaOf(policy));
  };
