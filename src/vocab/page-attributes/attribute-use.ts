import type { AttributeValue } from './attribute-values.ts';

/** One use of an attribute in the page's own markup: where it is written, who reads it, and what it means there. No bundle of a page contains these texts. */
export interface AttributeUse {
  /** Blocks and services that read it; none where every page reads it. */
  readonly readBy: readonly string[];
  /** Where it is written, as the end of “On …”. */
  readonly place: string;
  /** Selector of the elements on which it is read; without one, every element. */
  readonly on?: string;
  /** Blocks, or a selector of an element, that it has to be in or on. */
  readonly within?: readonly string[];
  readonly inside?: string;
  /** A block that has to be on the same page. */
  readonly beside?: string;
  /** Selector of the elements on which it is certainly a mistake where nothing reads it: `*` for each. Without one, others may use the name. */
  readonly mistakenOn?: string;
  readonly value: AttributeValue;
  readonly help: string;
  /** Also themes and other scripts have attributes of this name. */
  readonly isCommon?: boolean;
  /** Vitrine writes it, for the style sheets and scripts of the page. */
  readonly isWritten?: true;
}

/** Attributes by their names, each with all its uses. */
export type AttributeTable<Name extends `data-${string}` = `data-${string}`> = Readonly<
  Record<Name, readonly AttributeUse[]>
>;

/** Gives a table the type of its names. */
export const attributes = <const Name extends `data-${string}`>(table: AttributeTable<Name>): AttributeTable<Name> =>
  table;
