import { useSyncExternalStore } from 'react';
import type { State, Store } from '../../../runtime/store/store.ts';

/**
 * Reads something of the page's store and draws again when it changes: the one way for views.
 *
 * @param read gives the same value for the same state; an object that it makes anew each time would be drawn without end
 */
export const useStore = <Value>(store: Store, read: (state: State) => Value): Value =>
  useSyncExternalStore(store.subscribe, () => read(store.getState()));
