import type { Slices, Store } from './store.ts';

/** A part of the store that a chunk adds. */
export interface Slice<State> {
  get(): State;
  /** Sets a new state, computed from the previous one. */
  set(change: (state: State) => State): void;
}

/**
 * Adds a slice to the store, or finds the one that is there already: two chunks that name the same slice share it.
 *
 * @param initial the initial state
 */
export function sliceOf<Name extends keyof Slices>(
  store: Store,
  name: Name,
  initial: Slices[Name],
): Slice<Slices[Name]> {
  const get = (): Slices[Name] => (store.getState() as Slices)[name] ?? initial;
  const write = (state: Slices[Name]): void => store.setState({ [name]: state } as Partial<Slices>);
  if (!Object.hasOwn(store.getState(), name)) write(initial);
  return { get, set: (change) => write(change(get())) };
}
