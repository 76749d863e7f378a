import type { ConsentPurpose } from '../../block/define-block.ts';

/** What a visitor was shown when deciding. */
export interface ShownChoice {
  /** Where the decision was made; `page` means by a call of the page's own code. */
  readonly place: 'banner' | 'preferences' | 'placeholder' | 'page';
  /** Every text that was shown, in its order; empty where nothing was. */
  readonly texts: readonly string[];
}

/** Proof of one decision. It contains nothing that names or identifies a person. */
export interface ConsentRecord {
  /** Random, and new with every decision. */
  readonly id: string;
  /** The version of the banner and of the site's policy. */
  readonly version: number;
  readonly policyVersion: number;
  /** ISO 8601, in UTC. */
  readonly time: string;
  readonly policy: 'open' | 'restrictive' | 'absolute';
  readonly choice: 'accepted' | 'refused' | 'custom';
  readonly purposes: Readonly<Record<ConsentPurpose, boolean>>;
  /** The services that were declared, each granted or not. */
  readonly services: Readonly<Record<string, boolean>>;
  /** Whether the browser sent Global Privacy Control. */
  readonly globalPrivacyControl: boolean;
  readonly shown: ShownChoice;
  /** The language of the texts, as a BCP 47 tag. */
  readonly language: string;
}
