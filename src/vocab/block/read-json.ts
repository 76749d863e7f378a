/** Largest JSON that a block reads, in UTF-16 units; larger data is rejected before it is parsed. */
export const LARGEST_JSON = 256_000;

/** The greatest nesting depth of lists and objects; deeper data is rejected as a whole. */
export const DEEPEST_JSON = 64;

/** The parsed value; or, if it is too large or too deep, the expectation for a message; or neither if it is not JSON. */
export interface JsonRead {
  readonly value?: unknown;
  readonly beyond?: string;
}

const BEYOND: JsonRead = { beyond: `at most ${LARGEST_JSON} characters, ${DEEPEST_JSON} levels deep` };

/**
 * Whether a value is not nested too deeply. As a side effect its objects lose their prototype: reading a member, or checking whether it exists, finds only the
 * members of the JSON and nothing that scripts of the page have added to every object.
 */
function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (!Array.isArray(value)) Object.setPrototypeOf(value, null);
  return levels > 0 && Object.values(value).every((one) => isWithin(one, levels - 1));
}

/** Parses JSON from a page. It never throws. */
export function readJson(text: string): JsonRead {
  if (text.length > LARGEST_JSON) return BEYOND;
  try {
    const value: unknown = JSON.parse(text);
    return isWithin(value, DEEPEST_JSON) ? { value } : BEYOND;
  } catch {
    return {};
  }
}
