/** Moves the text. It starts paused and is measured before it first plays; `stop` removes everything it has set. */
export interface Animator {
  play(): void;
  /** Pauses and keeps the position. */
  pause(): void;
  /** Measures again and keeps the progress of the text within its round. */
  fit(): void;
  /** Receives the widths of the view and of the text with its gap, in px, before they are drawn. It measures nothing. */
  fill?(viewWidth: number, groupWidth: number): void;
  stop(): void;
}
