import {metaOf} from '../../content/site/policy';

/** Values that a redirect page copies from its target. */
interface Target {
  lang: string;
  title: string;
  canonical: string;
}

/**
 * The HTML of a redirect page, with the target's language and title. A same-origin script preserves query and hash;
 * without JavaScript the page redirects by itself. Its canonical address is the target's, so that search engines count
 * links to the old address for the new one; `noindex` beside it would tell them to forget the target as well.
 * @param to path of the target, with the locale
 * @param policy the Content-Security-Policy of the site
 * @param targetHtml the built target
 * @throws if the target lacks a language, title or canonical address
 */
export function redirectPage({
  to,
  baseUrl,
  policy,
  targetHtml,
}: {
  to: string;
  baseUrl: string;
  policy: string;
  targetHtml: string;
}): string {
  const {lang, title, canonical} = readTarget(to, targetHtml);
  return `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
${metaOf(policy)}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="canonical" href="${canonical}">
<script src="${baseUrl}redirect.js" data-to="${to}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<main><h1><a href="${to}">${title}</a></h1></main>
</body>
</html>
`;
}

/** Values stay HTML-escaped, because they are copied into HTML. */
function readTarget(to: string, html: string): Target {
  const read = (what: string, pattern: RegExp): string => {
    const value = pattern.exec(html)?.[1];
    if (!value) {
      throw new Error(`${to} has no ${what}, which the redirects to it need. Give the page one.`);
    }
    return value;
  };
  return {
    lang: read('lang', /<html[^>]*\blang="?([\w-]+)/),
    title: read('title', /<title[^>]*>([^<]+)<\/title>/),
    canonical: read('canonical address', /<link[^>]*\brel="?canonical"?[^>]*\bhref="?([^\s">]+)/),
  };
}
