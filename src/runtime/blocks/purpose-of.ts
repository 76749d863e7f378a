import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import { BLOCK_CONSENT } from '../../vocab/names.ts';

/** The purpose a block waits for: its own word, else the declaration's. Undefined where it waits for none. A word that is no purpose is never granted. */
export const purposeOf = (element: Element, declared: ConsentPurpose | undefined): string | undefined =>
  element.getAttribute(BLOCK_CONSENT) || declared;
