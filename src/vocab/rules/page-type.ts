import { pageTypes } from '../codes/page-types.ts';

/** A page type's name. */
export type PageType = keyof typeof pageTypes;

const names: ReadonlyMap<unknown, string> = new Map(Object.entries(pageTypes).map(([name, code]) => [code, name]));

/** Names the page type of a code (002 §2); null for a code outside the table, since a guess could load the wrong page's code. */
// The map was made from exactly these names.
export const pageTypeOf = (code: number | null): PageType | null => (names.get(code) as PageType | undefined) ?? null;
