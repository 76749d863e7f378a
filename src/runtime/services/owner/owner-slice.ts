import type { Point } from '../../page/pointer-place.ts';

/** What the page's store keeps for a signed-in account. */
interface OwnerSlice {
  /** The page is about to be left for the configuration area. */
  readonly leaving: boolean;
  /** Where the pointer was last; null before it has moved. */
  readonly pointer: () => Point | null;
}

declare module '../../store/store.ts' {
  interface Slices {
    owner: OwnerSlice;
  }
}
