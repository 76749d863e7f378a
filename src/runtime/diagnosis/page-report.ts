import type { Problem } from '../../vocab/block/problem.ts';
import type { CallRecord } from '../../vocab/calls.ts';
import type { BlockState } from '../../vocab/names.ts';
import type { Message } from '../message-log.ts';
import type { Purposes } from '../store/consent.ts';

/** What a block waits for: to be near the viewport, the first interaction, an idle browser, a consent purpose, to be opened by the page, or its own files. */
export type WaitsFor = 'visible' | 'interaction' | 'idle' | 'consent' | 'opening' | 'files';

export interface BlockReport {
  readonly block: string;
  readonly state: BlockState;
  readonly element: Element;
  /** Where it stands, as a short CSS selector. */
  readonly address: string;
  /** Null where it waits for nothing. */
  readonly waitsFor: WaitsFor | null;
  /** The purpose that is not granted; null where it waits for something else. */
  readonly purpose: string | null;
  readonly error?: string;
  /** Values it could not use. */
  readonly problems: readonly Problem[];
}

/** One file of the bundle that the page fetched. Sizes in bytes, null where the browser does not tell. */
export interface FileReport {
  readonly name: string;
  /** `loader`, `stage`, `single`, or the name of the chunk, with `.en`, `.es` or `.published` where it is one of those of a block or service. */
  readonly part: string;
  /** Over the wire, 0 out of the browser's cache. */
  readonly transferred: number | null;
  readonly decoded: number | null;
  /** From its request to its end. */
  readonly ms: number | null;
}

export interface ContextReport {
  /** Where the page's context was read. */
  readonly from: 'element' | 'published script' | null;
  /** Fields the page gave, by their paths. No values. */
  readonly fields: readonly string[];
  /** Fields the page gave that nothing reads. */
  readonly unread: readonly string[];
}

/** Everything about a page that helps to fix it. It holds no query values, e-mail addresses, tokens or values of forms. */
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
  /** The latest 50, the newest last. */
  readonly calls: readonly CallRecord[];
  readonly files: readonly FileReport[];
  readonly context: ContextReport;
}
