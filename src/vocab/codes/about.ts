/** What the reference says of a table of codes, words or numbers, by the name under which the file exports it. No bundle takes it along. */
export type About<Name extends string = string> = Readonly<
  Record<
    Name,
    {
      readonly title: string;
      /** Where the sources give it, as `002 §3`. */
      readonly source: string;
      /** What the sources leave out, or what one has to know beside the table. */
      readonly note?: string;
    }
  >
>;
