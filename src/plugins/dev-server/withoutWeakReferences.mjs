/**
 * Loader for the framework's registry of pages (`.docusaurus/registry.js`): its weak references to all pages, which only
 * prerendering needs, would have the bundler compile each of them at the start.
 */
export default function withoutWeakReferences(source) {
  const reference = /require\.resolveWeak\([^)]*\)/g;
  if (!reference.test(source))
    throw new Error(
      'The registry of Docusaurus has no require.resolveWeak(…). Adapt src/plugins/dev-server/withoutWeakReferences.mjs.',
    );
  return source.replaceAll(reference, 'undefined');
}
