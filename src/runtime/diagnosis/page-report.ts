import type { Problem } from '../../vocab/block/problem.ts';
import type { CallRecord } from '../../vocab/calls.ts';
import type { BlockState } from '../../vocab/names.ts';
import type { LinkCategory } from '../../vocab/rules/link/link-category.ts';
import type { PageType } from '../../vocab/rules/site/page-type.ts';
import type { Message } from '../message-log.ts';
import type { Purposes } from '../store/consent.ts';

/** What a block waits for: to be near the viewport, the first interaction, an idle browser, a consent purpose, to be opened by the page, or its own files. */
export type WaitsFor = 'visible' | 'interaction' | 'idle' | 'consent' | 'opening' | 'files';

export interface BlockReport {
  readonly block: string;
  readonly state: BlockState;
  readonly element: Element;
  /** Its position as a short CSS selector. */
  readonly address: string;
  /** Null if it waits for nothing. */
  readonly waitsFor: WaitsFor | null;
  /** The purpose that is not granted; null if it waits for something else. */
  readonly purpose: string | null;
  readonly error?: string;
  /** Values it could not use. */
  readonly problems: readonly Problem[];
}

/** One file of the bundle that the page fetched. Sizes are in bytes, null if the browser does not disclose them. */
export interface FileReport {
  readonly name: string;
  /** `loader`, `stage`, `single`, or the name of the chunk, with `.en`, `.es` or `.published` for such a file of a block or service. */
  readonly part: string;
  /** Bytes over the network; 0 from the browser's cache. */
  readonly transferred: number | null;
  readonly decoded: number | null;
  /** Time from its request to its end. */
  readonly ms: number | null;
}

export interface ContextReport {
  /** The source from which the page's context was read. */
  readonly from: 'element' | 'published script' | null;
  /** Paths of the fields that the page has. No values. */
  readonly fields: readonly string[];
  /** Fields that the page has and nothing reads. */
  readonly unread: readonly string[];
}

/** What the context says about page and site. */
export interface SiteReport {
  /** The name of the page's type; null if the context has none, or one that is unknown. */
  readonly pageType: PageType | null;
  readonly isCoverPage: boolean;
  readonly isParkingPage: boolean;
  readonly isResold: boolean;
  readonly isInResoldGracePeriod: boolean;
  readonly isInternal: boolean;
}

/** The window by the platform's breakpoints. */
export interface WindowReport {
  readonly layout: 'mobile' | 'tablet' | 'desktop';
  /** The largest desktop width that the window reaches, 800 or 1024; null for a narrower one. */
  readonly desktop: number | null;
  /** The smallest device height that the screen fits into, 926, 1024 or 1366; null for a higher one. */
  readonly deviceHeight: number | null;
  /** By user agent or pointer, whatever the width. */
  readonly isMobileDevice: boolean;
}

/** A link of the page. */
export interface LinkReport {
  readonly category: LinkCategory;
  /** Its position as a short CSS selector. */
  readonly address: string;
}

/** Everything about a page that helps to debug it. It contains no query values, e-mail addresses, tokens or form values. */
export interface PageReport {
  readonly version: string;
  /** Path of the page. */
  readonly page: string;
  readonly language: { readonly asked: string; readonly used: string };
  readonly blocks: readonly BlockReport[];
  readonly messages: readonly Message[];
  readonly consent: {
    readonly decided: boolean;
    readonly purposes: Purposes;
    readonly policy: 'open' | 'restrictive' | 'absolute';
    readonly banner: boolean;
  };
  /** The latest 50 calls; the newest is the last. */
  readonly calls: readonly CallRecord[];
  readonly files: readonly FileReport[];
  readonly context: ContextReport;
  readonly site: SiteReport;
  readonly window: WindowReport;
  /** The first 500 links. */
  readonly links: readonly LinkReport[];
}
