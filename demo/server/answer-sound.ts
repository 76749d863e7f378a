import { join } from 'node:path';
import { type Answer, emptyAnswer } from './answer.ts';
import { readStatic } from './static.ts';
import type { Visit } from './visit.ts';

const RANGE = /^bytes=(\d+)-(\d*)$/;

/**
 * Answers with a sound of the demo, or with the part of it that a player asks for: without parts a visitor cannot move in it. Null where there is no such
 * sound.
 *
 * @param root the project's folder
 */
export async function answerSound(visit: Visit, root: string): Promise<Answer | null> {
  const [, name] = /^\/audio\/([a-z0-9-]+)\.wav$/.exec(visit.path) ?? [];
  const body = name === undefined ? null : await readStatic(join(root, 'demo', 'sounds', `${name}.wav`));
  if (!body) return null;
  const headers = { 'content-type': 'audio/wav', 'cache-control': 'public, max-age=3600', 'accept-ranges': 'bytes' };
  const [, from, to] = RANGE.exec(visit.header('range') ?? '') ?? [];
  if (from === undefined) return { status: 200, headers, body };
  const first = Number(from);
  const last = Math.min(to ? Number(to) : body.length - 1, body.length - 1);
  if (first > last) return emptyAnswer(416, { 'content-range': `bytes */${body.length}` });
  const part = body.subarray(first, last + 1);
  return { status: 206, headers: { ...headers, 'content-range': `bytes ${first}-${last}/${body.length}` }, body: part };
}
