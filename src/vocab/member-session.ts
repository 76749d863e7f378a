import type { Call } from './calls.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe?: boolean;
}

/** The session of a site member; owner accounts have another one (SESSION-615). */
export interface SiteUserSession {
  /** Signs in and stores the token, if a header can contain it, until the time that the response may give as `expires` (ms since 1970). Rejects with the server's status and response unchanged; no token is stored then. */
  login(credentials: Credentials): Promise<unknown>;
  /** Signs out. The call layer retries once after a rejected crumb, and never after any other failure (SESSION-605, SESSION-606). */
  logout(options?: { cloneCart?: boolean }): Promise<unknown>;
  /** Sends the member's new language to the server, if the page has a translation widget with one. Failures are ignored. */
  setLocale(): Promise<void>;
  /** Adds the session's token to a call. */
  withToken(call: Call): Call;
}
