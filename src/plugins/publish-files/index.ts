import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {defaultLocale, type LocaleCode} from '../../content/core/locales';
import {cacheTexts} from '../build-cache';
import type {Content, FileSource, PublishedFile} from '../../published/file';

const isNameOf = (name: string, {names}: FileSource): boolean => names.some((form) => form.test(name));

const contentOf = (file: PublishedFile): Content | Promise<Content> => (typeof file === 'function' ? file() : file);

/** Docusaurus plugin that writes downloads (contracts, vectors, tables, samples, pages as Markdown) into the built site and serves them in development. */
export default function publishFiles(context: LoadContext, options: unknown): Plugin {
  const {sources} = options as {sources: FileSource[]};
  const locale = context.i18n.currentLocale as LocaleCode;
  /** The contents of a source's files. */
  const make = async (source: FileSource): Promise<Record<string, Content>> => {
    const contents: Record<string, Content> = {};
    for (const [name, file] of Object.entries(await source.files(locale))) {
      if (!isNameOf(name, source)) {
        throw new Error(`${name} is published by a source whose names are ${source.names.join(', ')}. Add its form.`);
      }
      contents[name] = await contentOf(file);
    }
    return contents;
  };
  const find = async (address: string): Promise<[name: string, file: PublishedFile] | undefined> => {
    // Files that all languages share are published with the default language.
    const isOwn = address.startsWith(context.baseUrl);
    const name = address.slice(isOwn ? context.baseUrl.length : 1);
    for (const source of sources.filter((one) => isNameOf(name, one))) {
      const file = (await source.files(isOwn ? locale : defaultLocale))[name];
      if (file !== undefined) return [name, file];
    }
    return undefined;
  };
  const serve = async (
    request: {url: string},
    response: {setHeader: (name: string, value: string) => void; end: (content: Content) => void},
    next: (error?: unknown) => void,
  ): Promise<void> => {
    try {
      const found = await find(decodeURIComponent(request.url.split('?')[0]!));
      if (found === undefined) return next();
      const [name, file] = found;
      const content = await contentOf(file);
      response.setHeader('Content-Type', name.endsWith('.svg') ? 'image/svg+xml' : 'text/plain; charset=utf-8');
      response.end(content);
    } catch (error) {
      // A broken input file fails the request, not the server.
      next(error);
    }
  };
  return {
    name: 'publish-files',
    async postBuild({outDir}) {
      const written = new Map<string, Promise<void>>();
      const folders = new Set<string>();
      for (const source of sources) {
        const contents = source.isUncached
          ? await make(source)
          : await cacheTexts(`published ${source.names.join(' ')}`, () => make(source));
        for (const [name, content] of Object.entries(contents)) {
          if (written.has(name)) throw new Error(`${name} is published twice. Give one of the two files another name.`);
          const file = path.join(outDir, name);
          const folder = path.dirname(file);
          if (!folders.has(folder)) fs.mkdirSync(folder, {recursive: true});
          folders.add(folder);
          // Other threads write while this one makes the next files.
          written.set(name, fs.promises.writeFile(file, content));
        }
      }
      await Promise.all(written.values());
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      return {
        devServer: {
          // Docusaurus concatenates the returned list with its own; only `unshift` puts the middleware first.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift({name: 'publish-files', middleware: serve});
            return [];
          },
        },
      } as never;
    },
  };
}
