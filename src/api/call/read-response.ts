/** Maximum size of a response that is read, in bytes. */
const MAX_RESPONSE_BYTES = 5_000_000;

/** Statuses whose responses have no body. */
const BODILESS: readonly number[] = [204, 205, 304];

/**
 * Reads a response to its end, so that a connection that breaks or hangs half-way counts as one without a response. The body of a response that is too large is
 * replaced by an empty one, which is not JSON.
 */
export async function readResponse(response: Response): Promise<Response> {
  const { status, headers } = response;
  const text = await textOf(response);
  // A response with status 0 or a status below 200 cannot be constructed again; none of them is a server's final response.
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
      // This is not awaited, because cancelling never completes with some servers.
      reader.cancel().catch(() => {});
      return '';
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
