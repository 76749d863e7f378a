/** What the reference says of a table of codes, words or numbers, by the name under which the file exports it. No bundle takes it along. */
export type About<Name extends string = string> = Readonly<
  Record<
    Name,
    {
      readonly title: string;
      /** The requirements that give it, as `VOCAB-602, VOCAB-603`. */
      readonly source: string;
      /** What the requirements leave open, or what one has to know beside the table. */
      readonly note?: string;
    }
  >
>;
