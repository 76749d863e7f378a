import type { CONSENT_PURPOSES, EventName, WHENS } from '../names.ts';
import type { TokenInfo } from '../tokens.ts';
import type { Fields } from './field.ts';

/** When a block is fetched and mounted. */
export type When = (typeof WHENS)[number];

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What a block says of itself, once. Parser, types, reference, demo controls, budget and conformance are made from it. */
export interface Block<S extends Fields = Fields> {
  /** The word in `data-block`, the folder, the chunk, the test, the reference page. */
  readonly name: string;
  readonly summary: string;
  readonly when: When;
  /** Largest size of the block's own chunk, in bytes of brotli quality 11. */
  readonly budget: number;
  readonly data: S;
  /** Where the block's root is: on its own element, or in a layer of the page. */
  readonly level?: 'block' | 'page';
  /** A page-level block that is opened anew each time, one over the other; any other is open once at most. */
  readonly many?: true;
  readonly consent?: ConsentPurpose;
  /** Selectors, relative to the host, of the controls whose clicks may be held: elements that a key presses by a click, such as buttons. Empty where the server's markup already works alone. */
  readonly replay?: readonly string[];
  /** How published platform pages name the block, in words; the type code is found by the block's name (vocab/codes/published-block-types.ts). Absent where their markup is not read. */
  readonly publishedNames?: readonly string[];
  /** Public `::part` names, events and keys, each with a sentence. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Custom properties: what a common one does here, in a sentence; one of the block's own with its default. */
  readonly tokens?: Readonly<Record<string, string | TokenInfo>>;
  readonly events?: Readonly<Partial<Record<EventName, string>>>;
  readonly keys?: Readonly<Record<string, string>>;
  /** What the requirements leave open and this block decides, for the reference page. */
  readonly notes?: readonly string[];
}

/** Declares a block. It only gives the type; the declaration itself is data. */
export const defineBlock = <S extends Fields>(block: Block<S>): Block<S> => block;
