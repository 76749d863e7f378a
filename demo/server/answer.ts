import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { encode } from './encode.ts';
import { COMMON_HEADERS } from './policy.ts';
import type { Visit } from './visit.ts';

/** What a request gets. Whoever makes one sends nothing: faults may still change it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

const JSON_TYPE = 'application/json; charset=utf-8';

export const jsonAnswer = (status: number, value: unknown, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'content-type': JSON_TYPE, ...headers },
  body: JSON.stringify(value),
});

export const emptyAnswer = (status: number, headers: Answer['headers'] = {}): Answer => ({ status, headers, body: '' });

/** After a form: the browser goes on with GET, so that reloading sends nothing again. */
export const seeOther = (location: string): Answer => emptyAnswer(303, { location });

const tagOf = (body: string | Buffer): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Whether the browser has something else than this; whether a tag is weak says nothing here. */
const wanted = (header: string | null, tag: string): boolean =>
  header === null ||
  !header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^(W\/)?/, 'W/') === tag);

/** Sends an answer: cookies, cache, compression, `HEAD`. What may be kept has a tag, and is not sent twice. */
export async function sendAnswer(visit: Visit, response: ServerResponse, answer: Answer): Promise<void> {
  const reading = visit.method === 'GET' || visit.method === 'HEAD';
  const headers: Record<string, string | string[]> = {
    ...COMMON_HEADERS,
    'cache-control': 'no-store',
    ...answer.headers,
    ...(visit.cookies.length > 0 && { 'set-cookie': visit.cookies }),
  };
  const kept = answer.status === 200 && reading && !/no-store|private/.test(String(headers['cache-control']));
  const tag = kept ? tagOf(answer.body) : null;
  if (tag !== null) headers.etag = tag;
  const { body, encoding, varies } = await encode(answer, visit.header('accept-encoding') ?? '', tag);
  if (varies) headers.vary = 'accept-encoding';
  if (tag !== null && !wanted(visit.header('if-none-match'), tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  if (encoding) headers['content-encoding'] = encoding;
  if (answer.status !== 204) headers['content-length'] = String(body.length);
  if (response.destroyed) return;
  response.writeHead(answer.status, headers);
  response.end(visit.method === 'HEAD' ? undefined : body);
}
