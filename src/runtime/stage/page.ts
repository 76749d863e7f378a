import type { LayerArguments, LayerHandle, LayerName } from '../../vocab/block/layers.ts';
import type { MessageLog } from '../message-log.ts';
import type { Store } from '../store/store.ts';
import type { ServiceApis, ServiceName } from './services.ts';

/**
 * The state and functions that everything on a page shares. The stage creates them and passes them to mounting and
 * services.
 */
export interface Page {
  readonly store: Store;
  readonly log: MessageLog;
  /** The page's context as written, unchecked; `siteOf` reads it. */
  readonly context: unknown;
  /** Single messages that the page replaces, by key. */
  readonly overrides: Map<string, string>;
  /** The language the page requests, as a BCP 47 tag; empty when there is none. */
  readonly language: string;
  /** The messages of that language that have loaded so far, by key. */
  readonly messages: Record<string, string>;
  /** The script element of the tag; its nonce is that of the page's policy. */
  readonly tag: HTMLScriptElement | undefined;
  /** Block elements that the visitor loads once, whatever their purpose: nothing of it is stored. */
  readonly once: WeakSet<Element>;
  /** Functions to call when the runtime is stopped. */
  readonly stops: Set<() => void>;
  /**
   * Opens a page-level block in the page's own element for it, else at the end of the body.
   *
   * @returns its handle after the first render; rejects when it cannot be loaded, and then leaves nothing in the page
   */
  open<Name extends LayerName>(name: Name, ...payload: LayerArguments<Name>): Promise<LayerHandle>;
  /** Fetches the files of a page-level block, so that it can open without a network later. */
  prepare(name: LayerName): void;
  /** Starts a service once and returns its API. Rejects when it cannot be loaded; the next call tries again. */
  service<Name extends ServiceName>(name: Name): Promise<ServiceApis[Name]>;
}
