/**
 * The configuration for `npm run build`: that of `docusaurus.config.ts`, but compiled with SWC. Docusaurus compiles with
 * Babel, also the packages that the configuration imports, which takes a sixth of a first build's processor time.
 */
const loadFresh = require('./loadFresh.cjs');

const config = loadFresh('docusaurus.config.ts');

module.exports = {
  ...config,
  plugins: config.plugins.map((plugin) =>
    plugin[1]?.sidebarPath ? [plugin[0], {...plugin[1], sidebarPath: './src/compiled/sidebars.cjs'}] : plugin,
  ),
};
