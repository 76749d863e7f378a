import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

interface Encoded {
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | null;
  /** Whether another `accept-encoding` would get another body. */
  readonly varies: boolean;
}

const TEXT = /^(text\/|application\/json|image\/svg)/;

/** Below this (bytes) compression saves no packet. */
const LEAST = 1_024;

/** How many compressed files are remembered. */
const MOST_KEPT = 300;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const kept = new Map<string, Buffer>();

const accepts = (header: string, name: string): boolean =>
  header.split(',').some((one) => new RegExp(`^\\s*${name}\\s*(;|$)`).test(one) && !/;\s*q=0(\.0*)?\s*$/.test(one));

/** What may be compressed: the body of an answer, with its headers. */
interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Compresses text as the browser accepts it. Files with a tag are compressed once. */
export async function encode(answer: Content, accepted: string, tag: string | null): Promise<Encoded> {
  const plain = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  const varies = plain.length >= LEAST && TEXT.test(answer.headers['content-type'] ?? '');
  const encoding = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : null;
  if (!varies || encoding === null) return { body: plain, encoding: null, varies };
  const name = tag && `${encoding} ${tag}`;
  const known = name && kept.get(name);
  if (known) return { body: known, encoding, varies };
  const body = encoding === 'br' ? await brotli(plain, BROTLI) : await zip(plain);
  if (name) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(name, body);
  }
  return { body, encoding, varies };
}
