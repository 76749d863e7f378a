/**
 * Returns a function that gives numbers from -1 to 1: for the same text always the same ones, so that a shape looks the
 * same at every redraw.
 */
export function seededRandom(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text.slice(0, 100)) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2_147_483_648 - 1;
  };
}
