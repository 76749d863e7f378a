/**
 * What a rule says to visitors: the key of a sentence, with the values that the sentence names. As with the problems in `problem-keys.ts`, the
 * sentences are in the strings under the same keys and placeholders.
 */
export interface WordingValues {
  /** A moment just now: `agora mesmo` (FMT-301). */
  timeNow: NoValues;
  /** A moment `n` seconds ago, 1 to 59 (FMT-302). */
  timeSeconds: { readonly n: number };

  /** The cart indicator where it shows no quantity; with one item; with `n` items; with more than `n` (CART-602 to CART-605). */
  cartLabel: NoValues;
  cartLabelOne: NoValues;
  cartLabelMany: { readonly n: number };
  cartLabelOver: { readonly n: number };

  /** A subscription that is paid every `interval` weeks, months or years, and has no end (STORE-016). */
  subscriptionEveryWeek: { readonly interval: number };
  subscriptionEveryMonth: { readonly interval: number };
  subscriptionEveryYear: { readonly interval: number };
  /** The same for `total` weeks, months or years in all. */
  subscriptionEveryWeekFor: { readonly interval: number; readonly total: number };
  subscriptionEveryMonthFor: { readonly interval: number; readonly total: number };
  subscriptionEveryYearFor: { readonly interval: number; readonly total: number };

  /** Marks of a product (STORE-006, STORE-008). */
  storeSoldOut: NoValues;
  storeOnSale: NoValues;
  /** The lowest of several prices, written out with its currency. */
  storePriceFrom: { readonly price: string };

  /** The labels of workflow states: `Disponível`, `Agendado`, `Oculto`, `Não compatível` (VOCAB-001). */
  workflowPublished: NoValues;
  workflowScheduled: NoValues;
  workflowDraft: NoValues;
  workflowUnsupported: NoValues;
}

type NoValues = Readonly<Record<never, never>>;

/** The key of a wording and of its sentence. */
export type WordingKey = keyof WordingValues;

/** What a rule says, out of some of the wordings. */
export type Wording<Keys extends WordingKey = WordingKey> = {
  readonly [Key in Keys]: { readonly key: Key; readonly values: WordingValues[Key] };
}[Keys];
