import type { TokenStorage } from '../../../api/site-user.ts';
import { MEMBER_COOKIE, MEMBER_KEY } from '../../../vocab/names.ts';
import { storedEntry } from '../../page/stored-entry.ts';
import { session } from '../../page/web-storage.ts';

/**
 * Keeps the token of a member's session for the later pages of the tab (SESSION-603, SESSION-610): in session storage,
 * in a cookie where that keeps nothing (SESSION-612), and for this page alone where neither does.
 *
 * @param warn receives storage errors, which are caught (SESSION-614)
 */
export function tokenStorage(warn: (message: string) => void): TokenStorage {
  const entry = storedEntry({ key: MEMBER_KEY, storage: session, cookie: MEMBER_COOKIE, warn });
  /** Only what could not be stored. */
  let inMemory: string | null = null;
  return {
    read() {
      const stored = entry.read();
      return typeof stored === 'string' ? stored : inMemory;
    },
    write(token, expires) {
      // A token that is over already is so by the clock of a device, which may be wrong: the server knows.
      inMemory = entry.write(token, expires) ? null : token;
    },
    clear() {
      inMemory = null;
      entry.clear();
    },
  };
}
