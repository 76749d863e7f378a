import type { LayerArguments, LayerHandle, LayerName } from '../../vocab/block/layers.ts';
import type { MessageLog } from '../message-log.ts';
import type { Store } from '../store/store.ts';
import type { ServiceApis, ServiceName } from './services.ts';

/** What everything on a page shares: made by the stage, handed to mounting and services. */
export interface Page {
  readonly store: Store;
  readonly log: MessageLog;
  /** The page's context as it was written, unchecked; `siteOf` reads it. */
  readonly context: unknown;
  /** The page's own words in place of single strings. */
  readonly overrides: Map<string, string>;
  /** The language the page asks for, as a BCP 47 tag; empty where it says none. */
  readonly language: string;
  /** The messages of that language that have come so far, by key. */
  readonly messages: Record<string, string>;
  /** Added to by whatever has to stop with the page. */
  readonly stops: Set<() => void>;
  /**
   * Opens a page-level block: in the page's own element for it, else at the end of the body.
   *
   * @returns its handle once it is drawn; rejects where it cannot come, and then nothing of it is left in the page
   */
  open<Name extends LayerName>(name: Name, ...payload: LayerArguments<Name>): Promise<LayerHandle>;
  /** Fetches a page-level block's files, so that it opens also without a network. */
  prepare(name: LayerName): void;
  /** Starts a service, once, and gives what it gives to others. Rejects where it does not come; whoever asks next tries again. */
  service<Name extends ServiceName>(name: Name): Promise<ServiceApis[Name]>;
}
