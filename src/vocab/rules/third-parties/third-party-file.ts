/** A script or style sheet from elsewhere, as a page asks for it. */
export interface ThirdPartyFile {
  readonly kind: 'script' | 'stylesheet';
  /** Absolute, https. */
  readonly address: string;
  /** How long it may take in all, a second try included, in ms. */
  readonly timeoutMs: number;
  /** The id under which the script looks for its own element. */
  readonly id?: string;
  /** The global function that the script calls once it can be used; without one it can be used when it has loaded. */
  readonly callback?: string;
}
