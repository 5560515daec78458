import path from 'node:path';
import {rspack} from '@rspack/core';
import {expect, test} from 'vitest';
import clientBundle, {resolve} from '../../../src/plugins/client-bundle';

interface Configured {
  optimization: {
    splitChunks: {cacheGroups: {styles: {test: (style: {nameForCondition: () => string | null}) => boolean}}};
  };
}

const configureWebpack = clientBundle().configureWebpack as (...args: unknown[]) => Configured;
const configure = (config: object, isServer: boolean): Configured =>
  configureWebpack(config, isServer, {currentBundler: {name: 'rspack', instance: rspack}});

test('the module of the theme that loads Prism is ignored in the browser alone', () => {
  expect(configure({}, false)).toMatchObject({
    resolve: {
      alias: {[path.resolve('node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js')]: false},
    },
  });
  expect(configure({}, true)).toEqual({});
});

test('only the styles of parts that load on demand are not in the style sheet of all pages', () => {
  const {test: isCommon} = configure({}, false).optimization.splitChunks.cacheGroups.styles;
  const files = ['CopyButton/styles', 'Sandbox/start', 'Sandbox/onDemand', 'SignatureCheck/styles', 'TryIt/onDemand'];
  expect(files.filter((name) => isCommon({nameForCondition: () => `/site/src/components/${name}.module.css`}))).toEqual(
    ['CopyButton/styles', 'Sandbox/start', 'SignatureCheck/styles'],
  );
  expect(isCommon({nameForCondition: () => null})).toBe(true);
});

test('a theme without that module fails with the file to adapt', () => {
  expect(() => resolve('@docusaurus/theme-classic/lib/prism')).toThrow(
    'There is no @docusaurus/theme-classic/lib/prism. Adapt src/plugins/client-bundle/index.ts to this version of Docusaurus, or set clientBundle to false in src/optimizations.ts.',
  );
});
