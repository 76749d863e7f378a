/** Longest text that is read as a number, in characters: no double needs more. */
const LONGEST = 40;

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;

/**
 * Reads a number as data attributes carry it (GAL-313; the form is the project's own): a number, or its decimal text with white space around it. No
 * hexadecimal, no empty text, no `Infinity`.
 *
 * @returns the finite number; null for anything else
 */
export function decimalNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? fromText(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function fromText(text: string): number | null {
  const trimmed = text.trim();
  return trimmed.length <= LONGEST && DECIMAL.test(trimmed) ? Number(trimmed) : null;
}
