import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LocaleCode} from '../../content/core/locales';

type Content = string | Buffer;

/** What a file holds, or a function that draws it when it is wanted: the development server wants one at a time. */
export type PublishedFile = Content | (() => Content | Promise<Content>);

/** Gives the files to publish for a language: path below the locale's root → what it holds. */
export type FileSource = (locale: LocaleCode) => Record<string, PublishedFile> | Promise<Record<string, PublishedFile>>;

const contentOf = (file: PublishedFile): Content | Promise<Content> => (typeof file === 'function' ? file() : file);

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
    response: {setHeader: (name: string, value: string) => void; end: (content: Content) => void},
    next: () => void,
  ): Promise<void> => {
    const name = decodeURIComponent(request.url.split('?')[0]!).slice(context.baseUrl.length);
    const file = (await collect())[name];
    if (file === undefined) return next();
    response.setHeader('Content-Type', name.endsWith('.svg') ? 'image/svg+xml' : 'text/plain; charset=utf-8');
    response.end(await contentOf(file));
  };
  return {
    name: 'publish-files',
    async postBuild({outDir}) {
      for (const [name, file] of Object.entries(await collect())) {
        const target = path.join(outDir, name);
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.writeFileSync(target, await contentOf(file));
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
