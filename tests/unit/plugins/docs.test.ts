import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {slim} from '../../../src/plugins/docs/slim';

/** What reaches Docusaurus of a route, or of global data, that the docs plugin passes. */
function pass(call: (actions: PluginContentLoadedActions) => void): unknown {
  let passed: unknown;
  const keep = (value: unknown): void => void (passed = value);
  call(slim({addRoute: keep, setGlobalData: keep, createData: () => Promise.resolve('')}));
  return passed;
}
const passRoute = (route: Partial<RouteConfig>) => pass(({addRoute}) => addRoute({path: '/', component: '', ...route}));
const passData = (data: unknown) => pass(({setGlobalData}) => setGlobalData(data));

const link = {type: 'link', label: 'Callbacks', href: '/callbacks', docId: 'callbacks'};
const version = {
  pluginId: 'default',
  docs: {callbacks: {id: 'callbacks', title: 'Callbacks', description: 'How callbacks work'}},
  docsSidebars: {
    main: [
      {...link, unlisted: false},
      {type: 'category', label: 'API', linkUnlisted: false, items: [{...link, unlisted: false}]},
    ],
  },
};
const routesOf = (props: RouteConfig['props']): Partial<RouteConfig> => ({routes: [{path: '/', component: '', props}]});

test('a version keeps its sidebar with the fields of links, and no titles and descriptions of docs', () => {
  expect(passRoute(routesOf({version, other: 1}))).toEqual({
    path: '/',
    component: '',
    ...routesOf({
      version: {
        ...version,
        docs: {},
        docsSidebars: {main: [link, {type: 'category', label: 'API', items: [link]}]},
      },
      other: 1,
    }),
  });
});

test('the global data keep their versions without the list of docs', () => {
  const data = {path: '/', breadcrumbs: true, versions: [{name: 'current', docs: [{id: 'callbacks'}]}]};
  expect(passData(data)).toEqual({...data, versions: [{name: 'current', docs: []}]});
});

const others: [what: string, call: () => unknown, message: string][] = [
  ['a route without versions', () => passRoute({}), 'adds the route / without versions below it'],
  ['a version elsewhere', () => passRoute(routesOf({})), 'without its docs and docsSidebars'],
  ['a version without sidebars', () => passRoute(routesOf({version: {docs: {}}})), 'without its docs and docsSidebars'],
  ['global data without versions', () => passData({}), 'sets global data without a list of docs'],
  ['versions without docs', () => passData({versions: [{}]}), 'sets global data without a list of docs'],
];

for (const [what, call, message] of others) {
  test(`a docs plugin with another shape fails with the file to adapt: ${what}`, () => {
    expect(call).toThrow(message);
    expect(call).toThrow('Adapt src/plugins/docs/slim.ts to this version of Docusaurus, or set docs to false');
  });
}
