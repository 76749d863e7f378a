import type { Call, Request } from '../vocab/calls.ts';
import type { SiteUserSession } from '../vocab/member-session.ts';
import { isCallError } from './call/call-error.ts';
import { memberOrData } from './call/member-of.ts';

/** The header with the token of a member's session. The requirements call it "an XSRF header" (SESSION-602); this name is the project's own. */
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** Storage for the token of a member's session between pages. */
export interface TokenStorage {
  /** Null before a login. */
  read(): string | null;
  /** @param expires ms since 1970; without it the token does not expire */
  write(token: string, expires?: number): void;
  clear(): void;
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
  /** Whether this page has had a token: one that is over is read no more. */
  let hadToken = false;
  const withToken = (call: Call): Call => {
    const held = token.read();
    if (held === null || !HEADER_VALUE.test(held)) return call;
    hadToken = true;
    return { ...call, headers: { ...call.headers, [XSRF_HEADER]: held } };
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
        ownLogin: true,
        body: { email, password, rememberMe },
      });
      const given = memberOrData(answer, 'xsrfToken');
      const expires = memberOrData(answer, 'expires');
      if (typeof given === 'string' && HEADER_VALUE.test(given)) {
        token.write(given, typeof expires === 'number' ? expires : undefined);
        hadToken = true;
      }
      return answer;
    },
    async logout({ cloneCart = false } = {}) {
      const call = withToken({
        method: 'DELETE',
        path: SESSION,
        secure: true,
        quiet: true,
        ownLogin: true,
        query: { cloneCart: `${cloneCart}` },
      });
      const answer = await request(call).catch((error: unknown) => {
        // The server has ended the session by itself: nobody is signed in any more. To a page without a token it answers so for a session that its cookie keeps, too.
        if (hadToken && isCallError(error) && memberOrData(error.data, 'loginRequired')) return error.data;
        throw error;
      });
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
            keepalive: true,
            body: { language: current },
          }),
        );
      } catch {}
    },
  };
}
