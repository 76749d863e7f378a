/**
 * What a rule may find wrong: the key of a sentence, with the values that the sentence names (EDITOR-601 to EDITOR-616). The sentences are in the strings under
 * the same keys and placeholders; a rule never says one itself. What rules say that is no
 * problem is in `wording-keys.ts`.
 */
export interface ProblemValues {
  /** An address is missing where one is needed. */
  problemEmail: NoValues;
  /** There is a text, but not shaped like an address. */
  problemEmailFormat: NoValues;
  /** A link is neither of two example hosts in shape. */
  problemLinkFormat: { readonly host: string; readonly otherHost: string };
  /** A value is none of those a field knows. */
  problemOption: { readonly val: string };
  /** A value is no page's path. */
  problemPageUrl: { readonly val: string };
  /** A needed field is empty. */
  problemRequired: NoValues;

  /** A table has no column or no row. */
  problemDatasetEmpty: NoValues;
  /** Rows lack data: how many rows, and their numbers counted from 1, as `2, 5`. */
  problemDatasetMissing: { readonly count: number; readonly rows: string };
  /** Rows beyond the limit were cut off. */
  problemDatasetRows: { readonly max: number };
  /** Columns beyond the limit were cut off. */
  problemDatasetColumns: { readonly max: number };

  /** No list was chosen. */
  problemMailList: NoValues;

  /** A file is not of an accepted type; `accepted` lists them, as `.jpg, .png`. */
  problemFileType: { readonly fileName: string; readonly accepted: string };
  /** A file is larger than allowed; `maxSize` is written out, as `2 MB`. */
  problemFileSize: { readonly fileName: string; readonly maxSize: string };
  /** A file cannot have this name. */
  problemFileName: NoValues;

  /** The tag is there already. */
  problemTagExists: { readonly tag: string };
  /** Another tag is being edited. */
  problemTagEditing: NoValues;
  /** A tag is too long; `max` in characters. */
  problemTagLength: { readonly max: number };
  /** A category is too long; `max` in characters. */
  problemCategoryLength: { readonly max: number };

  /** The video's account shares no videos. */
  problemVimeoBasic: NoValues;

  /** A text is no amount of money. */
  problemPrice: NoValues;
  /** A price is too high; `max` is written out with its currency (STORE-012). */
  problemPriceMax: { readonly max: string };
  /** A SKU is too long; `max` in characters (STORE-013). */
  problemSkuLength: { readonly max: number };
  /** No zip code of the United States: exactly 5 digits (FORM-050). */
  problemZip: NoValues;

  /** Brazilian data: no such number, by its length or check digits. */
  problemCpf: NoValues;
  problemCnpj: NoValues;
  problemCep: NoValues;
  problemPhone: NoValues;
  /** The number is long enough, but no state has its area code. */
  problemAreaCode: { readonly areaCode: string };
  problemState: NoValues;
}

type NoValues = Readonly<Record<never, never>>;

/** The key of a problem and of its sentence. */
export type ProblemKey = keyof ProblemValues;

/** What a rule found wrong. */
export type RuleProblem = {
  readonly [Key in ProblemKey]: { readonly key: Key; readonly values: ProblemValues[Key] };
}[ProblemKey];
