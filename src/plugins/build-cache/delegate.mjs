/** Bundler loader that does what its option `load` does. */
export default function delegate(source) {
  return this.getOptions().load(this, source);
}
