/** What lies over the page. */
export interface UiSlice {
  /** Open dialogs, the topmost last. */
  readonly dialogs: readonly string[];
  /** How many parts of the page ask for the spinner. */
  readonly spinners: number;
}

export const uiSlice: UiSlice = { dialogs: [], spinners: 0 };
