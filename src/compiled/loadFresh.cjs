const fs = require('node:fs');
const {createRequire, Module} = require('node:module');
const path = require('node:path');
const {transformSync} = require('@swc/core');

const root = path.resolve(__dirname, '../..');
const packages = path.join(root, 'node_modules') + path.sep;

Module._extensions['.ts'] = (module, filename) => {
  const {code} = transformSync(fs.readFileSync(filename, 'utf8'), {
    filename,
    configFile: false,
    swcrc: false,
    jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
    module: {type: 'commonjs'},
  });
  module._compile(code, filename);
};

// Docusaurus replaces `require` by one that compiles with Babel.
const load = createRequire(__filename);

/** Whether a file belongs to the site and not to a package. */
const isOwn = (file) => file.startsWith(root + path.sep) && !file.startsWith(packages);

/**
 * The default export of a TypeScript module of the site. It and the modules that it imports are evaluated anew, because
 * they may depend on the language that is built; packages are not.
 */
module.exports = function loadFresh(file) {
  for (const name of Object.keys(load.cache)) if (isOwn(name)) delete load.cache[name];
  return load(path.join(root, file)).default;
};
