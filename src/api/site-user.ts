import type { Call, Request } from '../vocab/calls.ts';
import { memberOrData } from './call/member-of.ts';

/** The header with the token of a member's session. The requirements call it "an XSRF header" (SESSION-602); this name is the project's own. */
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** Storage for the token of a member's session between pages. */
export interface TokenStorage {
  /** Null before a login. */
  read(): string | null;
  write(token: string): void;
  clear(): void;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe?: boolean;
}

/** The session of a site member; owner accounts have another one (SESSION-615). */
export interface SiteUserSession {
  /** Signs in and stores the token, if a header can contain it. Rejects with the server's status and response unchanged; no token is stored then. */
  login(credentials: Credentials): Promise<unknown>;
  /** Signs out. The call layer retries once after a rejected crumb, and never after any other failure (SESSION-605, SESSION-606). */
  logout(options?: { cloneCart?: boolean }): Promise<unknown>;
  /** Sends the member's new language to the server, if the page has a translation widget with one. Failures are ignored. */
  setLocale(): Promise<void>;
  /** Adds the session's token to a call. */
  withToken(call: Call): Call;
}

/** The values that a header can contain; with any other value the call could not be sent. */
const HEADER_VALUE = /^[\x21-\x7e]+$/;

const SESSION = '/api/site-users/account/session';
const LOCALE = '/api/site-users/account/locale';

/**
 * Creates the calls of a member's session (SESSION-601, SESSION-604, SESSION-607).
 *
 * @param language the current language of a translation widget on the top window; null if there is none
 */
export function siteUserSession(
  request: Request,
  { token, language }: { token: TokenStorage; language(): string | null },
): SiteUserSession {
  const withToken = (call: Call): Call => {
    const held = token.read();
    return held === null || !HEADER_VALUE.test(held)
      ? call
      : { ...call, headers: { ...call.headers, [XSRF_HEADER]: held } };
  };
  return {
    withToken,
    async login({ email, password, rememberMe = false }) {
      token.clear();
      const answer = await request({
        method: 'POST',
        path: SESSION,
        secure: true,
        quiet: true,
        body: { email, password, rememberMe },
      });
      const given = memberOrData(answer, 'xsrfToken');
      if (typeof given === 'string' && HEADER_VALUE.test(given)) token.write(given);
      return answer;
    },
    async logout({ cloneCart = false } = {}) {
      const answer = await request(
        withToken({ method: 'DELETE', path: SESSION, secure: true, quiet: true, query: { cloneCart: `${cloneCart}` } }),
      );
      token.clear();
      return answer;
    },
    async setLocale() {
      const current = language();
      if (!current) return;
      try {
        await request(
          withToken({
            method: 'POST',
            path: LOCALE,
            secure: true,
            quiet: true,
            automatic: true,
            unread: true,
            body: { language: current },
          }),
        );
      } catch {}
    },
  };
}
