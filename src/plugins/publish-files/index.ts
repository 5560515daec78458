import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LocaleCode} from '../../content/locales';

/** The text of a file, or a function that draws it when it is wanted: the development server wants one at a time. */
export type PublishedFile = string | (() => string | Promise<string>);

/** Gives the files to publish for a language: path below the locale's root → text. */
export type FileSource = (locale: LocaleCode) => Record<string, PublishedFile> | Promise<Record<string, PublishedFile>>;

const textOf = (file: PublishedFile): string | Promise<string> => (typeof file === 'string' ? file : file());

/** Docusaurus plugin that writes downloads (contracts, vectors, tables, samples, pages as Markdown) into the built site and serves them in development. */
export default function publishFiles(context: LoadContext, options: unknown): Plugin {
  const {sources} = options as {sources: FileSource[]};
  const locale = context.i18n.currentLocale as LocaleCode;
  const collect = async (): Promise<Record<string, PublishedFile>> => {
    const files: Record<string, PublishedFile> = {};
    for (const source of sources) {
      for (const [name, file] of Object.entries(await source(locale))) {
        if (name in files) throw new Error(`${name} is published twice. Give one of the two files another name.`);
        files[name] = file;
      }
    }
    return files;
  };
  const serve = async (
    request: {url: string},
    response: {setHeader(name: string, value: string): void; end(text: string): void},
    next: () => void,
  ): Promise<void> => {
    const name = decodeURIComponent(request.url.split('?')[0]!).slice(context.baseUrl.length);
    const file = (await collect())[name];
    if (file === undefined) return next();
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end(await textOf(file));
  };
  return {
    name: 'publish-files',
    async postBuild({outDir}) {
      for (const [name, file] of Object.entries(await collect())) {
        const target = path.join(outDir, name);
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.writeFileSync(target, await textOf(file));
      }
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      return {
        devServer: {
          // The framework's own list is joined with what this returns, so the middleware goes to its front instead.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift({name: 'publish-files', middleware: serve});
            return [];
          },
        },
      } as never;
    },
  };
}
