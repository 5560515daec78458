/**
 * Loader for the framework's registry of pages (`.docusaurus/registry.js`): its weak references to all pages, which only
 * prerendering needs, would have the bundler compile each of them at the start. A local `require` shadows the
 * bundler's, so that `require.resolveWeak` creates no dependency.
 */
export default function withoutWeakReferences(source) {
  return `const require = {resolveWeak() {}};\n${source}`;
}
