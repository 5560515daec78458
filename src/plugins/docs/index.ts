import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import contentDocs, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import {isOn} from '../../optimizations';
import {sidebarFile} from '../../content/core/sidebar';
import {slim} from './slim';

/**
 * @docusaurus/plugin-content-docs without data that it sends to every reader but no page of this site uses: titles and
 * descriptions of all pages (for index cards), the list of all pages in the global data (for a version menu), and
 * sidebar item fields that its links do not need. It watches the file that the sidebar is
 * generated from.
 */
export default async function docs(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = await contentDocs(context, options as PluginOptions);
  return {
    ...plugin,
    // `sidebars.ts` reads it.
    getPathsToWatch: () => [...plugin.getPathsToWatch!(), sidebarFile],
    contentLoaded: (args) =>
      plugin.contentLoaded!({...args, actions: isOn('docs') ? slim(args.actions) : args.actions} as never),
  } as Plugin;
}

docs.validateOptions = validateOptions as unknown as NonNullable<PluginModule['validateOptions']>;
