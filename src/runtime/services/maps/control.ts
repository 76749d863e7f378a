/** The maps service of a page's maps: its script is loaded once, whatever their number. */
export interface MapsControl {
  /** Whether the page has the key that the script needs (MAP-602). */
  readonly hasKey: boolean;
  /**
   * Loads the script, once for all who ask, and again for the next one after a failure (MAP-312). Resolves with the
   * service's interface, and rejects after 30 s (MAP-604) or without a key.
   *
   * @param refused called if the service refuses the key later
   * @param signal ends the use of the service: a script that arrives after the last use has ended has no effect
   */
  load(refused: () => void, signal: AbortSignal): Promise<unknown>;
}
