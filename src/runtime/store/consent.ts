import type { ConsentPurpose } from '../../vocab/block/define-block.ts';

/** What the visitor allowed. Nothing but the necessary before a decision. */
export interface ConsentSlice {
  /** Whether the visitor has decided at all. */
  readonly decided: boolean;
  readonly purposes: Readonly<Record<ConsentPurpose, boolean>>;
}

export const consentSlice: ConsentSlice = {
  decided: false,
  purposes: { necessary: true, preferences: false, analytics: false, marketing: false },
};

/** Whether a purpose is granted. A word that is no purpose never is. */
export const allows = ({ purposes }: ConsentSlice, purpose: string): boolean =>
  Object.hasOwn(purposes, purpose) && purposes[purpose as ConsentPurpose];
