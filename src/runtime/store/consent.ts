import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import type { BannerLook } from '../../vocab/rules/overlays/banner-look.ts';

/** The purposes, each granted or not. */
export type Purposes = Readonly<Record<ConsentPurpose, boolean>>;

/** The cookie banner while it is to be shown: what it says, and what its buttons do. */
export interface BannerSlice {
  readonly look: BannerLook;
  /** Shown by command or in the editor: its buttons do nothing and it stays. */
  readonly forced: boolean;
  /** The visitor asked for the choice again, so that it may be left as it was. */
  readonly again: boolean;
  accept(): void;
  refuse(): void;
  /** Leaves the decision as it is. */
  leave(): void;
}

/** What the visitor allowed. Nothing but the necessary before a decision. */
export interface ConsentSlice {
  /** Whether the visitor has decided at all. */
  readonly decided: boolean;
  /** What is in force: what the visitor granted, as far as the site's policy lets it. */
  readonly purposes: Purposes;
  /** Null while no banner is to be shown. */
  readonly banner: BannerSlice | null;
}

export const consentSlice: ConsentSlice = {
  decided: false,
  purposes: { necessary: true, preferences: false, analytics: false, marketing: false },
  banner: null,
};

/** Whether a purpose is granted. A word that is no purpose never is. */
export const allows = ({ purposes }: ConsentSlice, purpose: string): boolean =>
  Object.hasOwn(purposes, purpose) && purposes[purpose as ConsentPurpose];
