/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * What is kept of the values of one figure.
 *
 * @param {readonly number[]} values one per run
 * @returns {{ median: number, min: number, max: number } | null} null where there is none
 */
export function summary(values) {
  if (!values.length) return null;
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/**
 * Ours over theirs: the ratio of the medians, and the range of the ratios round by round.
 *
 * @param {readonly number[]} ours one value per round
 * @param {readonly number[]} theirs the values of the same rounds
 * @returns {{ median: number, min: number, max: number } | null} null where theirs is 0: there is no ratio to nothing
 */
export function ratio(ours, theirs) {
  if (!ours.length || theirs.length !== ours.length || theirs.some((value) => value === 0)) return null;
  const rounds = ours.map((value, round) => value / theirs[round]);
  return { median: median(ours) / median(theirs), min: Math.min(...rounds), max: Math.max(...rounds) };
}

/** Random numbers from 0 to below 1, the same for the same seed. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A new list in another order, every order as likely as any other. */
export function shuffled(list, random) {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}
