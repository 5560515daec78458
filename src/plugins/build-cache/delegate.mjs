/** Bundler loader that calls the function in its option `load`: a loader is a file, and the function needs its closure. */
export default function delegate(source) {
  return this.getOptions().load(this, source);
}
