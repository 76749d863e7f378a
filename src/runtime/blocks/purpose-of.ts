import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import { BLOCK_CONSENT } from '../../vocab/names.ts';

/** The consent purpose a block waits for: from its attribute, else from its declaration; undefined when it needs none. An unknown purpose is never granted. */
export const purposeOf = (element: Element, declared: ConsentPurpose | undefined): string | undefined =>
  element.getAttribute(BLOCK_CONSENT) || declared;
