import { NO_REDIRECT_KEY, NO_REDIRECT_QUERY } from '../../vocab/names.ts';
import type { WebStorage } from './web-storage.ts';

/**
 * Knows whether an owner who is signed in is left on the public page: its address has the flag, with or without a value, or one before it in this session
 * had it (OWNER-010, OWNER-011). Where nothing can be stored the flag is known as long as the page.
 *
 * @param tab keeps the flag for the session
 * @returns a function that takes the query of the address as it is now
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
