import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';

/** One submission as a server of the site gets it. */
export interface Received {
  readonly path: string;
  /** The entries of a form-encoded body or of a query, in their order. */
  readonly entries: readonly (readonly [name: string, value: string])[];
  readonly accept: string;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  /** The answer waits for it. */
  readonly after?: Promise<unknown>;
}

/** A server of an ordinary site: it has the tag, pages and actions of its own, and none of the platform's calls unless a test adds them. */
export interface OwnServer {
  readonly origin: string;
  /** What the actions got: every POST, and every request to an address of `answers`. */
  readonly received: Received[];
  /** Pages by path. */
  readonly pages: Map<string, string>;
  /** Answers to submissions by path: status, headers and body. Without one the status is 404, with a page. */
  readonly answers: Map<string, Answer>;
  /** Files of the project that do not arrive, by the name of their chunk: the server has none, or its answer never comes. */
  readonly missing: Map<string, 'absent' | 'held'>;
  close(): Promise<void>;
}

const DIST = new URL('../../../dist/', import.meta.url);

/** Every part of a multipart body is given with its name and its text; of a file the name follows. */
function entriesOf(type: string, body: string): [string, string][] {
  if (!type.startsWith('multipart/')) return [...new URLSearchParams(body)];
  const boundary = /boundary=(\S+)/.exec(type)?.[1] ?? '';
  return body.split(`--${boundary}`).flatMap((part): [string, string][] => {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const name = / name="([^"]*)"/.exec(head)?.[1];
    if (name === undefined) return [];
    const file = / filename="([^"]*)"/.exec(head)?.[1];
    const text = rest.join('\r\n\r\n').replace(/\r\n$/, '');
    return [[name, file === undefined ? text : `${file}:${text}`]];
  });
}

export async function startOwnServer(): Promise<OwnServer> {
  const received: Received[] = [];
  const pages: OwnServer['pages'] = new Map();
  const answers: OwnServer['answers'] = new Map();
  const missing: OwnServer['missing'] = new Map();
  const server: Server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site');
    const reply = (status: number, body: string | Buffer, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
      response.end(body);
    };
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', async () => {
      const answer = answers.get(pathname);
      if (answer || request.method === 'POST') {
        const type = request.headers['content-type'] ?? '';
        const entries = request.method === 'POST' ? entriesOf(type, body) : [...new URLSearchParams(search)];
        received.push({ path: pathname, entries, accept: request.headers.accept ?? '' });
        await answer?.after;
        return answer
          ? reply(answer.status, answer.body ?? '', answer.headers)
          : reply(404, '<!doctype html><title>404</title><p>Não encontrado</p>');
      }
      const page = pages.get(pathname);
      if (page !== undefined) return reply(200, page);
      if (!pathname.startsWith('/dist/')) return reply(404, '<p>Não encontrado</p>');
      const lack = missing.get(/([^/]*)-[^-]*\.js$/.exec(pathname)?.[1] ?? '');
      if (lack) return lack === 'absent' ? reply(404, '') : undefined;
      const file = await readFile(fileURLToPath(new URL(pathname.slice('/dist/'.length), DIST))).catch(() => null);
      const type = pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
      return file ? reply(200, file, { 'content-type': type }) : reply(404, '');
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    pages,
    answers,
    missing,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
