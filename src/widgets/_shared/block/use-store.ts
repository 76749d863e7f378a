import { useSyncExternalStore } from 'react';
import type { State, Store } from '../../../runtime/store/store.ts';

/**
 * Reads a value from the page's store and renders again when it changes: the only way for views.
 *
 * @param read returns the same value for the same state; an object that is created anew each time would cause endless renders
 */
export const useStore = <Value>(store: Store, read: (state: State) => Value): Value =>
  useSyncExternalStore(store.subscribe, () => read(store.getState()));
