/** A list of words without codes: a vocabulary of names, or the fields of a record. */
export interface Words<Word extends string> {
  /** Every word, in the order of the requirements. */
  readonly words: readonly Word[];
  /** Whether something is one of the words, spelt exactly so. */
  readonly has: (value: unknown) => value is Word;
}

/** The words of a list: `WordIn<typeof slideTypes>`. */
export type WordIn<List extends { readonly words: readonly string[] }> = List['words'][number];

/** Makes a frozen list of words. */
export function words<const Word extends string>(list: readonly Word[]): Words<Word> {
  const any: readonly unknown[] = Object.freeze(list);
  return Object.freeze({ words: list, has: (value: unknown): value is Word => any.includes(value) });
}
