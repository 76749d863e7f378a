const MOST_BYTES = 1_000_000;

/** Reads a request's body as JSON. It rejects what is too large or no JSON. */
export async function readJson(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MOST_BYTES) throw new RangeError('the body is too large');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}
