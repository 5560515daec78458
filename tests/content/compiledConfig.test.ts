/** The configuration that `npm run build` uses, against the one that it is compiled from. */
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import config from '../../docusaurus.config';
import sidebars from '../../sidebars';
import {translations} from '../../src/content/core/locales';
import {feedName} from '../../src/published/changelogFeed';

const compiled = createRequire(import.meta.url);

/** The compiled configuration, as Docusaurus loads it for a language. */
function configIn(locale: string): typeof config {
  const file = compiled.resolve('../../src/compiled/config.cjs');
  process.env.DOCUSAURUS_CURRENT_LOCALE = locale;
  delete compiled.cache[file];
  try {
    return compiled(file) as typeof config;
  } finally {
    delete process.env.DOCUSAURUS_CURRENT_LOCALE;
  }
}

const data = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('the compiled configuration is that of docusaurus.config.ts, in each language, except for the file of the sidebars', () => {
  const {plugins, headTags, ...others} = configIn('en');
  expect(data({...others, headTags})).toEqual(data({...config, plugins: undefined}));
  expect(plugins).toHaveLength(config.plugins!.length);
  const paths = (all: typeof plugins) => JSON.stringify(all).match(/"sidebarPath":"[^"]+"/g);
  expect(paths(plugins)).toEqual(['"sidebarPath":"./src/compiled/sidebars.cjs"']);
  expect(paths(config.plugins)).toHaveLength(1);
  expect(data(compiled('../../src/compiled/sidebars.cjs'))).toEqual(data(sidebars));
  expect(translations.length).toBeGreaterThan(0);
  for (const {code} of translations) {
    expect(JSON.stringify(headTags)).not.toContain(`/${code}/${feedName}`);
    expect(JSON.stringify(configIn(code).headTags)).toContain(`/${code}/${feedName}`);
  }
});
