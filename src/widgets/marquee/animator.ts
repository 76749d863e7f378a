/** What moves the text. It begins at rest and is fitted before it first plays; `stop` leaves nothing behind. */
export interface Animator {
  play(): void;
  /** Keeps the place. */
  pause(): void;
  /** Measures, keeping how far round the text is. */
  fit(): void;
  /** Told the widths of the view and of the text with its gap, in px, before they are drawn. It measures nothing. */
  fill?(viewWidth: number, groupWidth: number): void;
  stop(): void;
}
