import fs from 'node:fs';
import path from 'node:path';
import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {headersOf} from '../../content/headers';
import {locales} from '../../content/locales';
import {headersFile, redirectsFile} from '../../content/staticHosts';
import {oldPaths} from './oldPaths';
import {listRedirects} from './listRedirects';
import {redirectPage} from './redirectPage';

/**
 * @docusaurus/plugin-client-redirects for the addresses of `oldPaths`, in both languages. Only pages that exist are led
 * to. Its pages, which have an inline script and neither language nor title, are written anew. Hosts of static files get
 * `_headers` and `_redirects` beside the pages.
 */
export default function redirects(context: LoadContext): Plugin {
  const written = new Map<string, string>();
  const plugin = clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: [],
    createRedirects(to) {
      const froms = oldPaths(to);
      froms.forEach((from) => written.set(from, to));
      return froms;
    },
  } satisfies PluginOptions) as Plugin;
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild!(props);
      const {outDir, baseUrl} = props;
      const fileOf = (page: string): string => path.join(outDir, page, 'index.html');
      for (const [from, to] of written) {
        const targetHtml = fs.readFileSync(fileOf(to), 'utf8');
        fs.writeFileSync(fileOf(from), redirectPage({to: `${baseUrl}${to.slice(1)}`, baseUrl, targetHtml}));
      }
      // Headers are read from the pages of all languages as they are in the end: after the last one, and not before here.
      const isLast = context.i18n.currentLocale === locales.at(-1)!.code;
      const site = path.dirname(outDir);
      if (isLast && fs.existsSync(path.join(site, '404.html'))) {
        fs.writeFileSync(path.join(site, '_headers'), headersFile(headersOf(site)));
        fs.writeFileSync(path.join(site, '_redirects'), redirectsFile(listRedirects()));
      }
    },
  };
}
