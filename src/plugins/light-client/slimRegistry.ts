/** A line of the framework's registry: `"name": [() => import(…), "module", require.resolveWeak("module")],`. */
const entry = /^( {2}"[^"]+": \[\(\) => import\(.+?"\)), "[^"]+", require\.resolveWeak\("[^"]+"\)\],$/;

/**
 * The framework's list of chunks (`.docusaurus/registry.js`) without the two fields by which a server finds modules:
 * a reader's browser has no use for them, and they are half of the list. Throws when the list has another form.
 */
export function slimRegistry(source: string): string {
  const lines = source.trimEnd().split('\n');
  return lines
    .map((line, index) => {
      if (index === 0 || index === lines.length - 1) return line;
      const [, loader] = entry.exec(line) ?? [];
      if (!loader) throw new Error(`src/plugins/light-client does not understand this line of the framework's registry; adapt it: ${line}`);
      return `${loader}],`;
    })
    .join('\n');
}
