/** What moves the text. It begins at rest and is fitted before it first plays; `stop` leaves nothing behind. */
export interface Mover {
  play(): void;
  /** Keeps the place. */
  pause(): void;
  /** Measures, keeping how far round the text is. */
  fit(): void;
  stop(): void;
}
