/** The sidebars of `sidebars.ts`, compiled like the configuration (`config.cjs`). */
const loadFresh = require('./loadFresh.cjs');

module.exports = loadFresh('sidebars.ts');
