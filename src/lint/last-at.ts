/** Returns the index of the last entry of a sorted list that is not after an offset; -1 if all entries are after it. */
export function lastAt(sorted: readonly { readonly at: number }[], offset: number): number {
  let low = -1;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle]?.at ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
