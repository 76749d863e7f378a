/** What a name stands for: one code, several where the requirements give a group of codes one name, or null where they give the name and no code. */
type Code = number | readonly number[] | null;
type Table = Readonly<Record<string, Code>>;

/** The numbers in a table. */
type Numbers<Given> = Given extends readonly number[] ? Given[number] : Extract<Given, number>;

/** A wide value may be looked up whatever it holds; a literal has to be one that the table knows. */
type Key<Given, Wide, Known> = Wide extends Given ? Given : Given extends Known ? Given : Known;

/** An enumeration of the platform, read both ways. What the requirements do not give is unknown: null. */
export interface Codes<Names extends Table> {
  /** The code of a name; null for a name that is unknown or has no code. */
  readonly codeOf: <const Name extends string | null>(
    name: Key<Name, string, keyof Names | null>,
  ) => Name extends keyof Names ? Names[Name] : Names[keyof Names] | null;
  /** The name of a code, the first where several share it; null for a code that is unknown. */
  readonly nameOf: <const Code extends number | null>(
    code: Key<Code, number, Numbers<Names[keyof Names]> | null>,
  ) => (keyof Names & string) | null;
  /** Every name, in the order of the requirements. */
  readonly names: readonly (keyof Names & string)[];
  /** Every name with what it stands for, in the same order. */
  readonly entries: readonly (readonly [keyof Names & string, Names[keyof Names]])[];
}

/** The names of an enumeration: `NameIn<typeof pageTypes>`. */
export type NameIn<Enumeration extends { readonly names: readonly string[] }> = Enumeration['names'][number];

/**
 * Makes the frozen two-way table of an enumeration (VOCAB-643). Mark the call pure: bundles without a user of the table then go without it.
 *
 * @param table code by name; where names share a code, the one that the code is read back as comes first
 */
export function codes<const Names extends Table>(table: Names): Codes<Names> {
  const names = new Map<unknown, string>();
  for (const [name, code] of Object.entries(table))
    for (const one of [code].flat()) if (one !== null && !names.has(one)) names.set(one, name);
  const made = {
    codeOf: (name: unknown) => (typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : null),
    nameOf: (code: number | null) => names.get(code) ?? null,
    names: Object.freeze(Object.keys(table)),
    entries: Object.freeze(Object.entries(table).map(([name, code]) => Object.freeze([name, Object.freeze(code)]))),
  };
  // Reads what it was made from: the types say of it no more than the table does.
  return Object.freeze(made) as unknown as Codes<Names>;
}
