import fs from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {cacheControl} from '../../src/cli/serve';

/** How files are compressed: beforehand, at the highest level. */
const compressors = {
  brotli: (content: Buffer) =>
    brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY}}),
  gzip: (content: Buffer) => gzipSync(content, {level: constants.Z_BEST_COMPRESSION}),
};

/** A built site that is served, all its texts compressed with brotli. */
export interface CompressedSite {
  origin: string;
  /** Bytes of the answer for a path, if the server compressed with gzip. */
  gzipBytes: (address: string) => number;
  close: () => void;
}

const types: Record<string, string> = {
  '.css': 'text/css;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown;charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
/** Formats that are compressed in themselves. */
const isCompressed = /\.(?:ico|png|webp|woff2)$/;

/** The file for a path; undefined if there is none. */
function fileAt(directory: string, address: string): string | undefined {
  const wanted = path.join(directory, path.normalize(decodeURIComponent(address)));
  return [wanted, path.join(wanted, 'index.html'), `${wanted}.html`].find((file) =>
    fs.statSync(file, {throwIfNoEntry: false})?.isFile(),
  );
}

/**
 * Serves the directory of a build. Each text is compressed once and cached, so that compression is no part of a
 * measurement, as on a host with files compressed beforehand. All sites that are compared use this server.
 */
export async function serveCompressed(directory: string): Promise<CompressedSite> {
  const notFound = path.join(directory, '404.html');
  if (!fs.existsSync(notFound))
    throw new Error(`${directory} holds no built site. Name the folder of a build, such as build.`);
  const kept = new Map<string, Buffer>();
  const read = (file: string, compress: (content: Buffer) => Buffer): Buffer =>
    isCompressed.test(file) ? fs.readFileSync(file) : compress(fs.readFileSync(file));
  const server = createServer((request, response) => {
    const address = request.url!.split('?', 1)[0]!;
    const found = fileAt(directory, address);
    const file = found ?? notFound;
    const content = kept.get(file) ?? read(file, compressors.brotli);
    kept.set(file, content);
    response.writeHead(found ? 200 : 404, {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Content-Length': content.length,
      'Cache-Control': cacheControl(address),
      ...(!isCompressed.test(file) && {'Content-Encoding': 'br'}),
    });
    response.end(content);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    gzipBytes: (address) => read(fileAt(directory, address) ?? notFound, compressors.gzip).length,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
