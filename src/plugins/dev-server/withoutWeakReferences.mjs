/**
 * Loader for the framework's registry of pages (`.docusaurus/registry.js`): its weak references to all pages, which only
 * prerendering needs, would have the bundler compile each of them at the start.
 */
export default function withoutWeakReferences(source) {
  return source.replaceAll(/require\.resolveWeak\([^)]*\)/g, 'undefined');
}
