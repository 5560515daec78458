import path from 'node:path';
import {expect, test} from 'vitest';
import clientBundle, {resolve} from '../../../src/plugins/client-bundle';

test('the module of the theme that loads Prism is ignored in the browser alone', () => {
  const configure = clientBundle().configureWebpack as (config: object, isServer: boolean) => object;
  expect(configure({}, false)).toEqual({
    resolve: {
      alias: {[path.resolve('node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js')]: false},
    },
  });
  expect(configure({}, true)).toEqual({});
});

test('a theme without that module fails with the file to adapt', () => {
  expect(() => resolve('@docusaurus/theme-classic/lib/prism')).toThrow(
    'There is no @docusaurus/theme-classic/lib/prism. Adapt src/plugins/client-bundle/index.ts to this version of Docusaurus, or set clientBundle to false in src/optimizations.ts.',
  );
});
