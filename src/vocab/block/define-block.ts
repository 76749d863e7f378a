import type { CONSENT_PURPOSES, EventName, WHENS } from '../names.ts';
import type { TokenInfo } from '../tokens.ts';
import type { Fields } from './field.ts';

/** When a block is loaded and mounted. */
export type When = (typeof WHENS)[number];

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The declaration of a block. Parser, types, reference, demo controls, budget and conformance tests are derived from it. */
export interface Block<S extends Fields = Fields> {
  /** The value of `data-block` and the name of the folder, the chunk, the test and the reference page. */
  readonly name: string;
  readonly summary: string;
  readonly when: When;
  /** Largest size of the block's own chunk, in bytes of brotli quality 11. */
  readonly budget: number;
  readonly data: S;
  /** The location of the block's root: on its own element, or in a layer of the page. */
  readonly level?: 'block' | 'page';
  /** Its view needs no React: its module is a `LightBlockModule`, of a page-level block a `LightModule`. */
  readonly light?: true;
  /** A page-level block that opens a new layer each time, one over the other; any other page-level block is open at most once. */
  readonly many?: true;
  readonly consent?: ConsentPurpose;
  /**
   * A regular expression, without regard to case, for attribute values of the block elements that also need the block's file `variant.ts`. It is fetched in
   * the same step as the block itself, which imports it dynamically, too.
   */
  readonly variant?: string;
  /**
   * The names that published platform pages use for the block; its type code is found by the block's name or one of these (vocab/codes/published-block-types.ts). Absent if
   * their markup is not read.
   */
  readonly publishedNames?: readonly string[];
  /** Its view draws copies of the texts in its markup: it is mounted anew when the page changes one. */
  readonly copiesText?: true;
  /** Fields whose attributes its view follows; for any other it is mounted anew when the page changes the attribute. */
  readonly live?: readonly string[];
  /** Public `::part` names, events and keys, each with a sentence. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Custom properties: for a common one, a sentence about its effect here; for one of the block's own, its default. */
  readonly tokens?: Readonly<Record<string, string | TokenInfo>>;
  readonly events?: Readonly<Partial<Record<EventName, string>>>;
  readonly keys?: Readonly<Record<string, string>>;
  /** What the requirements leave open and this block decides, for the reference page. */
  readonly notes?: readonly string[];
}

/** Declares a block. It only adds the type; the declaration itself is data. */
export const defineBlock = <S extends Fields>(block: Block<S>): Block<S> => block;
