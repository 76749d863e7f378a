import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallRecord } from '../../vocab/calls.ts';
import type { Context } from '../../vocab/context.ts';
import { type Audience, audienceOf } from '../../vocab/rules/site/audience.ts';
import { type CartSlice, cartSlice } from './cart.ts';
import { type ConsentSlice, consentSlice } from './consent.ts';
import { type UiSlice, uiSlice } from './ui.ts';

/** What the blocks of a page must agree on. */
export interface State {
  /** What the server said of site, page and visitor. */
  readonly site: Context;
  readonly auth: Audience;
  readonly consent: ConsentSlice;
  readonly cart: CartSlice;
  readonly ui: UiSlice;
  /** The latest calls to the server, the newest last. */
  readonly calls: readonly CallRecord[];
  /** Whether every registered initialiser has run (000 §4). */
  readonly initialised: boolean;
  /** Whether the page stands in the editor's preview frame. */
  readonly inEditorFrame: boolean;
}

export type Store = StoreApi<State>;

/**
 * Makes the page's store. What a page is by its device or its address is no state: the functions of `page/` say it to whoever asks.
 *
 * @param inEditorFrame whether the page stands in the editor's preview frame
 */
export const createPageStore = (site: Context, inEditorFrame = false): Store =>
  createStore<State>(() => ({
    site,
    auth: audienceOf(site),
    consent: consentSlice,
    cart: cartSlice(site.shoppingCart),
    ui: uiSlice,
    calls: [],
    initialised: false,
    inEditorFrame,
  }));
