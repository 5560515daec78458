import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Compiler, RspackPluginInstance} from '@rspack/core';
import {invalidateInputs} from '../../content/core/fileCache';
import {translations} from '../../content/core/locales';
import {root} from '../../content/core/root';
import type {Language} from '../../samples/language';
import {languages} from '../../samples/languages';
import {locate} from '../../pages/page';

const absolute = (name: string): string => path.join(root, name);

/** Input files of pages besides the pages themselves. English pages read translations, too: the gateway's texts. */
const inputs = {
  folders: [
    ...['src/data', 'src/contract', 'src/samples'],
    ...translations.flatMap(({code}) => [`i18n/${code}/data`, `i18n/${code}/contract`]),
  ].map(absolute),
  files: translations.map(({code}) => `i18n/${code}/glossary.yaml`).map(absolute),
};

/** The programming languages of the samples: the only code that is reloaded without a restart of the server. */
const samples = absolute('src/samples');

const isIn = (folder: string, file: string): boolean => file === folder || file.startsWith(folder + path.sep);

/** Bundler plugin: a change of an input file invalidates the caches and recompiles the visited pages. */
export const watchInputs: RspackPluginInstance = {
  apply(compiler: Compiler) {
    const name = 'watch-inputs';
    compiler.hooks.watchRun.tapPromise(name, async ({modifiedFiles, removedFiles}) => {
      // For a file in a watched folder, the bundler reports the folder.
      const changed = [...(modifiedFiles ?? []), ...(removedFiles ?? [])];
      const isInput = (file: string): boolean =>
        inputs.files.includes(file) || inputs.folders.some((folder) => isIn(folder, file));
      if (changed.some(isInput)) invalidateInputs();
      if (changed.some((file) => isIn(samples, file))) {
        const fresh = (await loadFreshModule(path.join(samples, 'languages.ts'))) as {languages: Language[]};
        // Updated in place, because other modules hold references to these objects.
        languages.forEach((language) =>
          Object.assign(
            language,
            fresh.languages.find(({id}) => id === language.id),
          ),
        );
      }
    });
    // Published files depend on the inputs, too, even before a page is compiled.
    compiler.hooks.afterCompile.tap(name, ({contextDependencies, fileDependencies}) => {
      inputs.folders.forEach((folder) => contextDependencies.add(folder));
      inputs.files.forEach((file) => fileDependencies.add(file));
    });
    compiler.hooks.compilation.tap(name, (compilation) => {
      compiler.rspack.NormalModule.getCompilationHooks(compilation).loader.tap(name, (context) => {
        if (locate(context.resourcePath) === null) return;
        inputs.folders.forEach((folder) => context.addContextDependency(folder));
        inputs.files.forEach((file) => context.addDependency(file));
      });
    });
  },
};
