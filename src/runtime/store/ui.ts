/** What lies over the page. */
export interface UiSlice {
  /** Names of the open layers, the newest last. */
  readonly layers: readonly string[];
  /** How many parts of the page ask for the spinner. */
  readonly spinners: number;
}

export const uiSlice: UiSlice = { layers: [], spinners: 0 };
