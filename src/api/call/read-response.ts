/** The largest answer that is read, in bytes. */
const MAX_RESPONSE_BYTES = 5_000_000;

/** Statuses that have no body. */
const BODILESS: readonly number[] = [204, 205, 304];

/**
 * Reads an answer to its end, so that a connection that breaks or hangs half-way counts as one that never came. One that is too large is cut short
 * to nothing, which is no JSON.
 */
export async function readResponse(response: Response): Promise<Response> {
  const { status, headers } = response;
  const text = await textOf(response);
  // A status of 0 or below 200 cannot be written again; none is an answer of a server.
  if (status < 200) throw new TypeError('no answer');
  return new Response(BODILESS.includes(status) ? null : text, { status, headers });
}

async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > MAX_RESPONSE_BYTES) {
      // Not awaited: some servers never let go.
      reader.cancel().catch(() => {});
      return '';
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
