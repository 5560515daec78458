/** Bundler loader that replaces a module with what `generate` of its options returns. */
export default function load() {
  const {generate, inputs} = this.getOptions();
  for (const folder of inputs) this.addContextDependency(folder);
  return generate();
}
