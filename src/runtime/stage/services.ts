import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import type { ConsentRecord } from '../../vocab/rules/overlays/consent-record.ts';
import type { ConsentSlice } from '../store/consent.ts';

/** The visitor's choice, as page and banner work on it. */
export interface ConsentControl {
  get(): ConsentSlice;
  /** Grants and takes back single purposes. */
  set(purposes: Readonly<Partial<Record<ConsentPurpose, boolean>>>): void;
  /** Grants or takes back a single service; a visitor who was undecided has then decided, and refused the rest. */
  setService(name: string, granted: boolean): void;
  /** Shows the choice again: the preferences where the site has services or a strict preset, otherwise the banner. */
  open(): void;
  /** Opens the layer `consent-preferences`. */
  preferences(): void;
  /** Shows the banner whatever is stored, until `unforce` (CONSENT-026). */
  force(): void;
  unforce(): void;
  /** Returns what a site can show to an authority about the latest decision; null if there is none. */
  record(): ConsentRecord | null;
}

/**
 * What each service gives to those that ask for it. A service adds its line where it is declared:
 * `declare module '../../stage/services.ts' { interface ServiceApis { cart: CartControl } }`
 */
export interface ServiceApis {
  consent: ConsentControl;
}

export type ServiceName = keyof ServiceApis;
