/**
 * The page's requests to the native app: these three and no others (NATIVE-604). Each rejects if the app cannot be reached, if it reports an error, or if too
 * many requests follow. It waits as long as the app does not respond, because no requirement sets a time limit (NATIVE-606).
 */
export interface NativeBridge {
  /** Information that the app gives about itself; the requirements do not specify it. */
  info(): Promise<unknown>;
  /** @param body any JSON value */
  sendEvent(name: string, body: unknown): Promise<unknown>;
  /** Requests that the app close the page. */
  dismiss(): Promise<unknown>;
}
