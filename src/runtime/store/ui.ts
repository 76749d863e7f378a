import type { CallPrompt } from '../../vocab/calls.ts';

/** A dialog over the page. */
export interface OpenDialog {
  /** Never given twice on a page. */
  readonly id: string;
  readonly kind: CallPrompt;
  /** What the visitor is told, as plain text. */
  readonly text: string;
}

/** What lies over the page. */
export interface UiSlice {
  /** Open dialogs, the topmost last. */
  readonly dialogs: readonly OpenDialog[];
  /** How many parts of the page ask for the spinner. */
  readonly spinners: number;
}

export const uiSlice: UiSlice = { dialogs: [], spinners: 0 };

/** Puts a dialog on top. One that says the same, and a second prompt to sign in, are not stacked. */
export const withDialog = (ui: UiSlice, dialog: OpenDialog): UiSlice =>
  ui.dialogs.some(({ kind, text }) => kind === dialog.kind && (kind === 'login' || text === dialog.text))
    ? ui
    : { ...ui, dialogs: [...ui.dialogs, dialog] };

/** Takes a dialog away, wherever it lies. */
export const withoutDialog = (ui: UiSlice, id: string): UiSlice => ({
  ...ui,
  dialogs: ui.dialogs.filter((open) => open.id !== id),
});

export const topDialog = ({ dialogs }: UiSlice): OpenDialog | undefined => dialogs.at(-1);
