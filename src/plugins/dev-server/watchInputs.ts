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

/** Inputs of pages, beside their own files. Pages of each language read translations: the gateway's texts. */
const inputs = {
  folders: [
    ...['src/data', 'src/contract', 'src/samples'],
    ...translations.flatMap(({code}) => [`i18n/${code}/data`, `i18n/${code}/contract`]),
  ].map(absolute),
  files: translations.map(({code}) => `i18n/${code}/glossary.yaml`).map(absolute),
};

/** The programming languages of the samples: code that is evaluated anew, where other code waits for a restart. */
const samples = absolute('src/samples');

const isIn = (folder: string, file: string): boolean => file === folder || file.startsWith(folder + path.sep);

/** Bundler plugin: a change of an input invalidates the caches, and pages that were asked for are compiled anew. */
export const watchInputs: RspackPluginInstance = {
  apply(compiler: Compiler) {
    const name = 'watch-inputs';
    compiler.hooks.watchRun.tapPromise(name, async ({modifiedFiles, removedFiles}) => {
      // A change in a watched folder is told by the folder's name.
      const changed = [...(modifiedFiles ?? []), ...(removedFiles ?? [])];
      const isInput = (file: string): boolean =>
        inputs.files.includes(file) || inputs.folders.some((folder) => isIn(folder, file));
      if (changed.some(isInput)) invalidateInputs();
      if (changed.some((file) => isIn(samples, file))) {
        const fresh = (await loadFreshModule(path.join(samples, 'languages.ts'))) as {languages: Language[]};
        // In place: other lists contain the same objects.
        languages.forEach((language) =>
          Object.assign(
            language,
            fresh.languages.find(({id}) => id === language.id),
          ),
        );
      }
    });
    // Published files are built from inputs, too, before any page.
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
