/** Each of a list with a key by which React tells it from the others: those that have the same words are numbered in their order. */
export function keyed<Item>(items: readonly Item[], wordsOf: (item: Item) => string): [key: string, item: Item][] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const words = wordsOf(item);
    const count = counts.get(words) ?? 0;
    counts.set(words, count + 1);
    return [`${count} ${words}`, item];
  });
}
