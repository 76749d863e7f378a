import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json' };
const PICTURE = '.jpg';
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Bytes after brotli at quality 11. */
export const brotli = (body) => brotliCompressSync(body, BEST);

/**
 * Serves files out of memory, compressed once before the first request, so that compressing costs no measured time.
 *
 * @returns {Promise<{ origin: string, put(files: Record<string, string | Buffer>): void, close(): void }>}
 */
export async function serveFiles() {
  const files = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const body = files.get(pathname);
    if (!body) {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    if (extname(pathname) === PICTURE) {
      // Every measured page has a browser context of its own, which begins without pictures.
      const headers = { 'content-type': 'image/jpeg', 'content-length': body.length, 'cache-control': 'max-age=3600' };
      response.writeHead(200, headers).end(body);
      return;
    }
    const type = TYPES[extname(pathname)] ?? (pathname.startsWith('/api/') ? 'application/json' : 'text/html');
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  // A page that settles for a while before it is measured keeps its connection.
  server.keepAliveTimeout = 60_000;
  await new Promise((listening) => server.listen(0, listening));
  return {
    origin: `http://localhost:${server.address().port}`,
    put(added) {
      for (const [path, body] of Object.entries(added))
        files.set(path, extname(path) === PICTURE ? body : brotli(body));
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
