/** Bundler loader that replaces a module's source with the text that its option `generate` returns. */
export default function load() {
  const {generate, inputs} = this.getOptions();
  for (const folder of inputs) this.addContextDependency(folder);
  return generate();
}
