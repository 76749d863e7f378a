/**
 * A seeded generator of numbers from 0 to 1 (mulberry32): the same seed gives the same pictures on every machine.
 *
 * @param {number} seed any integer
 */
export function seeded(seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    /** A number from `low` to `high`. */
    between: (low, high) => low + (high - low) * next(),
    /** One of a list. */
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}
