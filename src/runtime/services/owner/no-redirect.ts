import { NO_REDIRECT_KEY, NO_REDIRECT_QUERY } from '../../../vocab/names.ts';
import type { WebStorage } from '../../page/web-storage.ts';

/**
 * Determines whether an owner who is signed in stays on the public page: its address has the flag, with or without a value, or an earlier address in this
 * session had it (OWNER-010, OWNER-011). If nothing can be stored, the flag lasts as long as the page.
 *
 * @param tab stores the flag for the session
 * @returns a function that takes the query of the current address
 */
export function noRedirect(tab: WebStorage): (search: string) => boolean {
  let inMemory = false;
  return (search) => {
    if (new URLSearchParams(search).has(NO_REDIRECT_QUERY)) {
      inMemory = true;
      tab.write(NO_REDIRECT_KEY, 'true');
    }
    return inMemory || tab.read(NO_REDIRECT_KEY) === 'true';
  };
}
