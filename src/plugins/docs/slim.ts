import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {adapt} from '../../optimizations';

const changed = (change: string): Error =>
  adapt('docs', `@docusaurus/plugin-content-docs ${change}`, 'src/plugins/docs/slim.ts');

/**
 * Removes the properties that no page of this site uses from routes and global data.
 *
 * @throws if the docs plugin passes data of another shape
 */
export function slim(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return {
    ...actions,
    addRoute: (route) => actions.addRoute(slimRoute(route)),
    setGlobalData: (data) => actions.setGlobalData(slimGlobalData(data as Partial<GlobalPluginData>)),
  };
}

function slimGlobalData({versions, ...rest}: Partial<GlobalPluginData>): GlobalPluginData {
  if (!versions?.every(({docs}) => Array.isArray(docs)))
    throw changed('sets global data without a list of docs in each version');
  return {...rest, versions: versions.map((version) => ({...version, docs: []}))} as GlobalPluginData;
}

/** The root of the docs, with a route per version. */
function slimRoute(route: RouteConfig): RouteConfig {
  if (!route.routes?.length) throw changed(`adds the route ${route.path} without versions below it`);
  return {...route, routes: route.routes.map(slimVersion)};
}

function slimVersion(route: RouteConfig): RouteConfig {
  const version = route.props?.version as Partial<PropVersionMetadata> | undefined;
  if (!version?.docs || !version.docsSidebars)
    throw changed(`adds the version ${route.path} without its docs and docsSidebars in the property \`version\``);
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(slimItem)]),
  );
  return {...route, props: {...route.props, version: {...version, docs: {}, docsSidebars}}};
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
