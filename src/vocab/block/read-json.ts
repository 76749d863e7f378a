/** Largest JSON a block reads, in UTF-16 units; larger data is refused before it is parsed. */
export const LARGEST_JSON = 256_000;

/** How deep lists and objects may be in each other; what is deeper is refused as a whole. */
export const DEEPEST_JSON = 64;

/** What was read; or, where it is too large or too deep, what a message expects of it; or nothing where it is no JSON. */
export interface JsonRead {
  readonly value?: unknown;
  readonly beyond?: string;
}

const BEYOND: JsonRead = { beyond: `at most ${LARGEST_JSON} characters, ${DEEPEST_JSON} levels deep` };

/**
 * Whether a value is not too deep. Its objects lose their prototype on the way: who reads a member, or asks whether there is one, finds the JSON's own
 * and nothing that scripts of the page have put on every object.
 */
function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (!Array.isArray(value)) Object.setPrototypeOf(value, null);
  return levels > 0 && Object.values(value).every((one) => isWithin(one, levels - 1));
}

/** Reads JSON out of a page. It never throws. */
export function readJson(text: string): JsonRead {
  if (text.length > LARGEST_JSON) return BEYOND;
  try {
    const value: unknown = JSON.parse(text);
    return isWithin(value, DEEPEST_JSON) ? { value } : BEYOND;
  } catch {
    return {};
  }
}
