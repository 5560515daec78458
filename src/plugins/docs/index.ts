import type {LoadContext, Plugin, PluginContentLoadedActions, PluginModule, RouteConfig} from '@docusaurus/types';
import contentDocs, {
  validateOptions,
  type PluginOptions,
  type PropSidebarItem,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import {isOn} from '../../optimizations';
import {sidebarFile, toComeFile} from '../../content/core/sidebar';

/**
 * @docusaurus/plugin-content-docs without data that it sends to every reader but no page of this site uses: titles and
 * descriptions of all pages (for index cards), the list of all pages in the global data (for a version menu), and
 * sidebar item fields that its links do not need. It watches the files that the sidebar is
 * generated from.
 */
export default async function docs(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = await contentDocs(context, options as PluginOptions);
  return {
    ...plugin,
    // `sidebars.ts` reads them.
    getPathsToWatch: () => [...plugin.getPathsToWatch!(), sidebarFile, toComeFile],
    contentLoaded: (args) =>
      plugin.contentLoaded!({...args, actions: isOn('docs') ? slim(args.actions) : args.actions} as never),
  } as Plugin;
}

docs.validateOptions = validateOptions as unknown as NonNullable<PluginModule['validateOptions']>;

function slim(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return {
    ...actions,
    addRoute: (route) => actions.addRoute(slimRoute(route)),
    setGlobalData: (data) => {
      const {versions, ...rest} = data as {versions: {docs: unknown[]}[]};
      actions.setGlobalData({...rest, versions: versions.map((version) => ({...version, docs: []}))});
    },
  };
}

function slimRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(route.routes && {routes: route.routes.map(slimRoute)}),
    ...(version && {
      props: {
        ...route.props,
        version: {
          ...version,
          docs: {},
          docsSidebars: Object.fromEntries(
            Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(slimItem)]),
          ),
        },
      },
    }),
  };
}

function slimItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') {
    const {linkUnlisted: _linkUnlisted, ...rest} = item;
    return {...rest, items: item.items.map(slimItem)};
  }
  if (item.type === 'link') {
    const {unlisted: _unlisted, ...rest} = item;
    return rest;
  }
  return item;
}
