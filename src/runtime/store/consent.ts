import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import type { BannerLook } from '../../vocab/rules/overlays/banner-look.ts';
import type { ShownChoice } from '../../vocab/rules/overlays/consent-record.ts';
import type { ConsentService } from '../../vocab/rules/overlays/consent-service.ts';

export type { ConsentService } from '../../vocab/rules/overlays/consent-service.ts';

/** All purposes, each granted or not. */
export type Purposes = Readonly<Record<ConsentPurpose, boolean>>;

/** Decisions about single services that differ from the one about their purpose, by the service's name. */
export type ServiceDecisions = Readonly<Record<string, boolean>>;

/** The cookie banner while it is to be shown: its texts and the actions of its buttons. */
export interface BannerSlice {
  readonly look: BannerLook;
  /** The banner is shown by a command or in the editor: its buttons have no effect and it stays open. */
  readonly forced: boolean;
  /** The visitor opened the choice again, so the decision may be left unchanged. */
  readonly again: boolean;
  accept(shown?: ShownChoice): void;
  refuse(shown?: ShownChoice): void;
  /** Opens the preferences. */
  manage(): void;
  /** Leaves the decision unchanged. */
  leave(): void;
}

/** What the layer `consent-preferences` needs beside the decision itself. */
export interface PreferencesSlice {
  /** How often they were opened. */
  readonly opened: number;
  /** The browser sends Global Privacy Control. */
  readonly refusedByBrowser: boolean;
  /** The site's policy allows neither analytics nor marketing, whatever is chosen. */
  readonly absolute: boolean;
  /** What is said once the choice is stored; empty for the interface's own text. */
  readonly savedText: string;
  accept(shown: ShownChoice): void;
  refuse(shown: ShownChoice): void;
  save(choice: Pick<ConsentSlice, 'purposes' | 'services'>, shown: ShownChoice): void;
}

/** What the visitor has allowed. Before a decision this is only what is necessary. */
export interface ConsentSlice {
  /** True if the visitor has made a decision. */
  readonly decided: boolean;
  /** How often the visitor has decided about everything on this page, also in the same way as before; absent for never. */
  readonly decisions?: number | undefined;
  /** The purposes in force: what the visitor granted, as far as the site's policy allows it. */
  readonly purposes: Purposes;
  /** The decisions in force about single services. */
  readonly services: ServiceDecisions;
  /** The services that the site declares; empty until the consent service has started. */
  readonly declared: readonly ConsentService[];
  /** Null while no banner is to be shown. */
  readonly banner: BannerSlice | null;
  /** Null until the consent service has started. */
  readonly preferences: PreferencesSlice | null;
}

export const consentSlice: ConsentSlice = {
  decided: false,
  purposes: { necessary: true, preferences: false, analytics: false, marketing: false },
  services: {},
  declared: [],
  banner: null,
  preferences: null,
};

/** Returns whether a purpose is granted. A name that is not a purpose is never granted. */
export const allows = ({ purposes }: Pick<ConsentSlice, 'purposes'>, purpose: string): boolean =>
  Object.hasOwn(purposes, purpose) && purposes[purpose as ConsentPurpose];

/** Returns whether a service may work: by the decision about the service itself, otherwise by the one about its purpose. */
export const allowsService = (
  consent: Pick<ConsentSlice, 'purposes' | 'services'>,
  purpose: string,
  service = '',
): boolean =>
  service && Object.hasOwn(consent.services, service) ? consent.services[service] === true : allows(consent, purpose);
