import fs from 'node:fs';
import path from 'node:path';
import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {defaultLocale} from '../../content/core/locales';
import {redirectsFile} from '../../content/site/staticHosts';
import {policyFor} from '../../content/site/policy';
import {oldPaths} from '../../content/site/oldPaths';
import {listRedirects} from '../../content/site/listRedirects';
import {redirectPage} from './redirectPage';

/**
 * @docusaurus/plugin-client-redirects for the addresses of `oldPaths`, in both locales; targets are only existing
 * pages. Its HTML, which has an inline script but no `lang` and no title, is replaced. Static hosts get a `_redirects`
 * file.
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
      const policy = policyFor({scripts: [], styles: []});
      const fileOf = (page: string): string => path.join(outDir, page, 'index.html');
      for (const [from, to] of written) {
        const targetHtml = fs.readFileSync(fileOf(to), 'utf8');
        fs.writeFileSync(fileOf(from), redirectPage({to: `${baseUrl}${to.slice(1)}`, baseUrl, policy, targetHtml}));
      }
      // One file for all locales, in the root of the build.
      if (context.i18n.currentLocale === defaultLocale)
        fs.writeFileSync(path.join(outDir, '_redirects'), redirectsFile(listRedirects()));
    },
  };
}
