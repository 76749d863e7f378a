import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** When it arrived, in ms. */
  at: number;
}

/** Answers one request; `turn` counts the requests to the same path, from 1. */
export type Answer = (response: ServerResponse, request: Seen, turn: number) => void;

export interface SiteServer {
  origin: string;
  /** Every request that arrived, in order. */
  seen: Seen[];
  answer: Answer;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const part of request) body += part;
  return body;
};

/** A real server on a free port that remembers what it was asked. */
export async function siteServer(answer: Answer = ok): Promise<SiteServer> {
  const seen: Seen[] = [];
  const site: SiteServer = { origin: '', seen, answer, close: () => closed(server) };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any');
    const { method = '', headers } = request;
    const body = await bodyOf(request);
    const one = { method, path: pathname, query: searchParams, headers, body, at: performance.now() };
    seen.push(one);
    site.answer(response, one, seen.filter(({ path }) => path === pathname).length);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return site;
}

const closed = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });

export const ok: Answer = (response) => json(200, { fine: true })(response);

/** An answer with a JSON body. */
export const json =
  (status: number, data: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(data));

/** An answer with a body as it is. */
export const plain =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
