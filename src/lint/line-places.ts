/** Gives line and column, both from 1, for offsets into a text; columns in UTF-16 units. */
export function linePlaces(text: string): (offset: number) => { line: number; column: number } {
  let starts: number[] | undefined;
  const findStarts = (): number[] => {
    const found = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) found.push(at + 1);
    return found;
  };
  return (offset) => {
    starts ??= findStarts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
