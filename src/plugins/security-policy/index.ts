import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {headersOf} from '../../content/site/headers';
import {headersFile} from '../../content/site/staticHosts';
import {policyNames} from '../../trustedTypes';
import {scriptsAhead} from '../light-client/scriptsAhead';
import {stylesFor} from '../page-styles';
import {withFonts} from '../typeface';
import {inlineCodeOf, metaOf, policyFor} from '../../content/site/policy';

/**
 * Writes the Content-Security-Policy into every built page, as its first word after the character set. Deployments send
 * the same as a header (`src/content/site/headers.ts`), hosts of static files find it in `_headers`.
 *
 * The inline code that every page has (the colour mode before the first paint, the faces of the fonts, the styles) is
 * allowed by its hash; code that a single page has stops the build.
 */
export default function securityPolicy({i18n}: LoadContext): Plugin {
  return {
    name: 'security-policy',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {output: {trustedTypes: {policyName: policyNames.bundle}}},
    async postBuild({outDir, baseUrl, routesPaths}) {
      const routes = [...new Set(routesPaths)];
      const files = routes.map((route) =>
        path.join(outDir, route.slice(baseUrl.length), route.endsWith('.html') ? '' : 'index.html'),
      );
      const withStyles = await stylesFor(outDir, baseUrl, files);
      let policy: string | undefined;
      for (const [index, file] of files.entries()) {
        const route = routes[index]!;
        const html = withStyles(fs.readFileSync(file, 'utf8'));
        const own = policyFor(inlineCodeOf(html));
        policy ??= own;
        if (own !== policy)
          throw new Error(`${route} has other inline code than ${routes[0]}: put its scripts and styles into files.`);
        replace(
          file,
          withFonts(
            withScripts(secured(html, policy, route), route, scriptsAhead(route, baseUrl)),
            baseUrl,
            i18n.currentLocale,
          ),
        );
      }
      // One file for the languages that are built so far, beside the pages of the first.
      const site = baseUrl.endsWith(`/${i18n.currentLocale}/`) ? path.dirname(outDir) : outDir;
      fs.writeFileSync(path.join(site, '_headers'), headersFile(headersOf(site)));
    },
  };
}

const charset = /<meta charset="?utf-8"?>/i;

function secured(html: string, policy: string, route: string): string {
  if (!charset.test(html))
    throw new Error(`${route} names no character set, after which its security policy would stand.`);
  return (
    html
      .replace(charset, (meta) => `${meta}${metaOf(policy)}`)
      // The theme's sprite of icons: an attribute of SVG says what its style attribute said.
      .replace('<svg style="display: none;">', '<svg display="none">')
      // Data for search engines stays as it was prerendered: in the browser, the framework's head keeps its hands off it.
      .replace(/<script data-rh="?true"? (?=type="?application\/ld\+json)/g, '<script ')
  );
}

/** The last of the scripts with which every page begins. */
const mainScript = /<script src="?[^\s">]+\/main\.[^\s">]+\.js"? defer[^>]*><\/script>/;

/** Behind them stands what asks for the others: those that start the page come first. */
function withScripts(html: string, route: string, scripts: string): string {
  if (!mainScript.test(html)) throw new Error(`${route} has no main script, behind which it would name its own.`);
  return html.replace(mainScript, (main) => main + scripts);
}

/** Other plugins read the pages at the same time: they find a whole one. */
function replace(file: string, html: string): void {
  const fresh = `${file}.new`;
  fs.writeFileSync(fresh, html);
  fs.renameSync(fresh, file);
}
