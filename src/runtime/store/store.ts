import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallRecord } from '../../vocab/calls.ts';
import type { Context } from '../../vocab/context.ts';
import type { Audience } from '../../vocab/rules/site/audience.ts';
import type { CartSlice } from './cart.ts';
import { type ConsentSlice, consentSlice } from './consent.ts';

/** What lies over the page. */
export interface UiSlice {
  /** Names of the open layers, the newest last. */
  readonly layers: readonly string[];
  /** How many parts of the page ask for the spinner. */
  readonly spinners: number;
}

export const uiSlice: UiSlice = { layers: [], spinners: 0 };

/**
 * What a chunk adds to the store (slice.ts). It says so where it makes it:
 *
 * `declare module '../../runtime/store/store.ts' { interface Slices { tour: TourSlice } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: each chunk with a slice adds its line.
export interface Slices {}

/** What the blocks of a page must agree on. */
export interface State extends Partial<Slices> {
  /** What the server said of site, page and visitor. With `auth` and `cart` it is null until the first block or service reads it (site-of.ts). */
  readonly site: Context | null;
  readonly auth: Audience | null;
  readonly consent: ConsentSlice;
  readonly cart: CartSlice | null;
  readonly ui: UiSlice;
  /** The latest calls to the server, the newest last. */
  readonly calls: readonly CallRecord[];
  /** Whether every registered initialiser has run (CTX-026). */
  readonly initialised: boolean;
  /** Whether the page stands in the editor's preview frame. */
  readonly inEditorFrame: boolean;
}

export type Store = StoreApi<State>;

/**
 * Makes the page's store. What a page is by its device or its address is no state: the functions of `page/` say it to whoever asks.
 *
 * @param consent what the visitor has decided on an earlier page
 * @param inEditorFrame whether the page stands in the editor's preview frame
 */
export const createPageStore = (consent: ConsentSlice = consentSlice, inEditorFrame = false): Store =>
  createStore<State>(() => ({
    site: null,
    auth: null,
    consent,
    cart: null,
    ui: uiSlice,
    calls: [],
    initialised: false,
    inEditorFrame,
  }));
