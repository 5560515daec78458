import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import contentDocs, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {RuleSetRule} from '@rspack/core';
import {isOn} from '../../optimizations';
import {areInputsFixed} from '../../content/core/fileCache';
import {sidebarFile} from '../../content/core/sidebar';
import {keepInputs} from '../build-cache';
import {PageRules} from '../build-cache/pageRules';
import {takeTwins, twinAssets} from '../markdown-twins';
import {slim} from './slim';

/**
 * @docusaurus/plugin-content-docs without data that it sends to every reader but no page of this site uses: titles and
 * descriptions of all pages (for index cards), the list of all pages in the global data (for a version menu), and
 * sidebar item fields that its links do not need. It watches the file that the sidebar is
 * generated from. In a build, the module of a page depends on all that the page is made from.
 */
export default async function docs(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = await contentDocs(context, options as PluginOptions);
  const rules = new PageRules(keepInputs, twinAssets);
  return {
    ...plugin,
    // `sidebars.ts` reads it.
    getPathsToWatch: () => [...plugin.getPathsToWatch!(), sidebarFile],
    configureWebpack(...args) {
      const config = (plugin as Plugin).configureWebpack!(...args) as {module: {rules: RuleSetRule[]}};
      if (!areInputsFixed) return config as never;
      const [, isServer] = args;
      const wrapped = config.module.rules.map((rule) => rules.wrap(rule, isServer));
      const plugins = isServer ? [] : [rules.watchBrowser, takeTwins];
      return {...config, module: {rules: wrapped}, plugins} as never;
    },
    contentLoaded: (args) =>
      plugin.contentLoaded!({...args, actions: isOn('docs') ? slim(args.actions) : args.actions} as never),
  } as Plugin;
}

docs.validateOptions = validateOptions as unknown as NonNullable<PluginModule['validateOptions']>;
