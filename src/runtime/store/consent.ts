import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import type { BannerLook } from '../../vocab/rules/overlays/banner-look.ts';

/** All purposes, each granted or not. */
export type Purposes = Readonly<Record<ConsentPurpose, boolean>>;

/** The cookie banner while it is to be shown: its texts and the actions of its buttons. */
export interface BannerSlice {
  readonly look: BannerLook;
  /** The banner is shown by a command or in the editor: its buttons have no effect and it stays open. */
  readonly forced: boolean;
  /** The visitor opened the choice again, so the decision may be left unchanged. */
  readonly again: boolean;
  accept(): void;
  refuse(): void;
  /** Leaves the decision unchanged. */
  leave(): void;
}

/** What the visitor has allowed. Before a decision this is only what is necessary. */
export interface ConsentSlice {
  /** Whether the visitor has made a decision. */
  readonly decided: boolean;
  /** The purposes in force: what the visitor granted, as far as the site's policy allows it. */
  readonly purposes: Purposes;
  /** Null while no banner is to be shown. */
  readonly banner: BannerSlice | null;
}

export const consentSlice: ConsentSlice = {
  decided: false,
  purposes: { necessary: true, preferences: false, analytics: false, marketing: false },
  banner: null,
};

/** Returns whether a purpose is granted. A name that is not a purpose is never granted. */
export const allows = ({ purposes }: ConsentSlice, purpose: string): boolean =>
  Object.hasOwn(purposes, purpose) && purposes[purpose as ConsentPurpose];
