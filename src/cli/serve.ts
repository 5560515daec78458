/**
 * Serves the built site like a production host: `npm run serve`, on the port `PORT` (3000).
 * Directory indexes with and without a trailing slash, the 404 page of the language, immutable caching of hashed files,
 * brotli or gzip as the browser accepts, and the headers of `headers.ts` and `openFiles.ts`.
 */
import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import {constants} from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import {isHashed} from '../content/site/hashedFile';
import {headersOf} from '../content/site/headers';
import {crossOriginHeaders, openPattern} from '../content/site/openFiles';
import {locales} from '../content/core/locales';
import {root} from '../content/core/root';

/** The `Cache-Control` header for a path. */
export function cacheControl(path: string): string {
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The 404 page in the language of a path, relative to the build directory. */
function notFoundPage(path: string): string {
  const locale = locales.slice(1).find(({code}) => path === `/${code}` || path.startsWith(`/${code}/`));
  return locale ? `${locale.code}/404.html` : '404.html';
}

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', cacheControl(path));
  const textType = /\.(?:md|txt|csv|ya?ml|mts|sha256)$/.exec(path) ? 'text/plain' : null;
  if (textType) {
    const isMarkdown = path.endsWith('.md');
    response.setHeader('Content-Type', `${isMarkdown ? 'text/markdown' : textType};charset=utf-8`);
  }
}

/**
 * Creates a server for a build directory; it is not listening yet.
 * @param headers sent with every response
 * @throws if the directory contains no build, with a sentence that says what to run
 */
export function createSiteServer(directory: string, headers = headersOf(directory)): Server {
  const serveFile = sirv(directory, {etag: true, extensions: ['html'], setHeaders});
  const compress = compression({brotli: {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}});
  const pathOf = ({url = '/'}: IncomingMessage): string => url.split('?', 1)[0]!;
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const path = pathOf(request);
    const sendNotFound = (): void => {
      response.writeHead(404, {'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache'});
      response.end(readFileSync(join(directory, notFoundPage(path))));
    };
    serveFile(request, response, () => {
      if (!path.endsWith('.html')) {
        sendNotFound();
        return;
      }
      // `/callbacks.html` serves the page `/callbacks`; the page then removes the extension from its URL.
      request.url = path.slice(0, -'.html'.length);
      serveFile(request, response, sendNotFound);
    });
  };
  return createServer((request, response) => {
    const isOpen = openPattern.test(pathOf(request));
    response.setHeaders(new Map(Object.entries({...headers, ...(isOpen && crossOriginHeaders)})));
    compress(request, response, () => handle(request, response));
  });
}

function main(): void {
  const port = Number(process.env.PORT ?? 3000);
  const server = createSiteServer(join(root, 'build'));
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${port} is in use: choose another one with PORT.` : error.message,
    );
    process.exitCode = 1;
  });
  server.listen(port, () => console.log(`The site is on http://localhost:${port}`));
}

if (require.main === module) {
  main();
}
