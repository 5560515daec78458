import type {Compiler} from '@rspack/core';

/** The scripts of each path of the language that is being built, by address within the site. */
let scripts = new Map<string, string[]>();

/** Finds out, when the bundler is done, in which files the chunks stand that the page of each path starts with. */
export const findScripts = (chunks: Map<string, string[]>): {apply: (compiler: Compiler) => void} => ({
  apply(compiler) {
    compiler.hooks.done.tap('scripts-ahead', (stats) => {
      const groups = stats.toJson({all: false, chunkGroups: true}).namedChunkGroups ?? {};
      const filesOf = (name: string): string[] =>
        (groups[name]?.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js'));
      scripts = new Map([...chunks].map(([path, names]) => [path, [...new Set(names.flatMap(filesOf))]]));
    });
  },
});

/**
 * Elements by which a page asks at once for all scripts that it starts with: otherwise it would learn of them one after
 * the other, each from the one before.
 */
export function scriptsAhead(path: string, baseUrl: string): string {
  return (scripts.get(path) ?? []).map((file) => `<link rel="preload" href="${baseUrl}${file}" as="script">`).join('');
}
