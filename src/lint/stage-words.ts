import type { ConsentPurpose, When } from '../vocab/block/define-block.ts';

/** The words of `data-block-load`. */
export const whens = Object.keys({ load: 0, visible: 0, idle: 0, interaction: 0 } satisfies Record<When, 0>);

/** The words of `data-block-consent`. */
export const consentPurposes = Object.keys({
  necessary: 0,
  preferences: 0,
  analytics: 0,
  marketing: 0,
} satisfies Record<ConsentPurpose, 0>);
