import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallRecord } from '../../vocab/calls.ts';
import type { Context } from '../../vocab/context.ts';
import type { Audience } from '../../vocab/rules/site/audience.ts';
import type { CartSlice } from './cart.ts';
import { type ConsentSlice, consentSlice } from './consent.ts';

/** What is open on top of the page. */
interface UiSlice {
  /** Names of the open layers; the newest is the last. */
  readonly layers: readonly string[];
  /** Number of parts of the page that have requested the spinner. */
  readonly spinners: number;
}

const uiSlice: UiSlice = { layers: [], spinners: 0 };

/**
 * What a chunk adds to the store (slice.ts). The chunk declares it where it creates the slice:
 *
 * `declare module '../../runtime/store/store.ts' { interface Slices { tour: TourSlice } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: each chunk with a slice adds its line.
export interface Slices {}

/** The state that the blocks of a page share. */
export interface State extends Partial<Slices> {
  /** The server's data about site, page and visitor. Like `auth` and `cart` it is null until the first block or service reads it (site-of.ts). */
  readonly site: Context | null;
  readonly auth: Audience | null;
  readonly consent: ConsentSlice;
  readonly cart: CartSlice | null;
  readonly ui: UiSlice;
  /** The latest calls to the server; the newest is the last. */
  readonly calls: readonly CallRecord[];
  /** True if every registered initialiser has run (CTX-026). */
  readonly initialised: boolean;
  /** True if the page is in the editor's preview frame. */
  readonly inEditorFrame: boolean;
}

export type Store = StoreApi<State>;

/**
 * Creates the page's store. Properties of the device or of the address are not part of its state; the functions in `page/` return them.
 *
 * @param consent what the visitor decided on an earlier page
 * @param inEditorFrame whether the page is in the editor's preview frame
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
