import type { NameIn } from '../../codes/codes.ts';
import { pageTypes } from '../../codes/page-types.ts';

/** A page type's name. */
export type PageType = NameIn<typeof pageTypes>;

/** Names the page type of a code (CTX-603); null for a code outside the table, since a guess could load the wrong page's code. */
export const pageTypeOf = (code: number | null): PageType | null => pageTypes.nameOf(code);
