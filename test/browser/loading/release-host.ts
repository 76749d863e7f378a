import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of its own whose files change from one deploy to the next. */
export interface ReleaseHost {
  readonly url: string;
  /** What was asked for, as `METHOD /path`. */
  readonly asked: string[];
  /** Puts a page and files in the place of those before; a file's path is below the tag's folder. */
  deploy(html: string, files: Readonly<Record<string, string>>): void;
  /** Leaves requests for paths that match unanswered until the function it gives is called. */
  hold(path: RegExp): () => void;
  close(): Promise<void>;
}

/** Starts the site. The tag may be kept for an hour without asking again, as sites that forget to say otherwise have it; pages never. */
export async function releaseHost(): Promise<ReleaseHost> {
  let page = '';
  let present: Readonly<Record<string, string>> = {};
  let held: RegExp | null = null;
  const waiting: (() => void)[] = [];
  const asked: string[] = [];

  const answer = (method: string, pathname: string, response: ServerResponse): void => {
    const file = present[pathname.replace('/dist/', '')];
    if (pathname.startsWith('/dist/') && file === undefined) response.writeHead(404).end();
    else if (file !== undefined)
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' }).end(file);
    else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(method === 'POST' ? '<!doctype html><html lang="pt-BR"><title>Recebido</title><h1>Recebido</h1>' : page);
  };
  const server = createServer(({ method = 'GET', url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    asked.push(`${method} ${pathname}`);
    const now = (): void => answer(method, pathname, response);
    if (held?.test(pathname)) waiting.push(now);
    else now();
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    deploy(html, files) {
      page = html;
      present = files;
    },
    hold(path) {
      held = path;
      return () => {
        held = null;
        for (const go of waiting.splice(0)) go();
      };
    },
    close: () =>
      new Promise((down) => {
        server.close(() => down());
        server.closeAllConnections();
      }),
  };
}
