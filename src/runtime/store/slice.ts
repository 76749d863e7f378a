import type { Slices, Store } from './store.ts';

/** Part of the store that a chunk brings along. */
export interface Slice<State> {
  get(): State;
  /** Puts a new state, made from the one before. */
  set(change: (state: State) => State): void;
}

/**
 * Brings a slice into the store, or finds the one that is there already: two chunks that name the same slice share it.
 *
 * @param initial the state it begins with
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
