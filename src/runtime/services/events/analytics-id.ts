import { analyticsIdNotStored } from '../../../vocab/logged-messages.ts';
import { ANALYTICS_COOKIE } from '../../../vocab/names.ts';
import { readCookie, writeCookie } from '../../page/cookies.ts';
import { randomText } from '../../page/random-text.ts';

/** Lifetime of the analytics cookie, in days (EVENT-609). */
const ANALYTICS_DAYS = 390;

/**
 * The id that links a visitor's events. It is stored in a cookie or, if the cookie is not kept, in memory, which is logged once (EVENT-610).
 *
 * @returns a function that returns the id, to be called only with consent, because it stores one
 */
export function analyticsId(log: (message: string) => void): () => string {
  let inMemory: string | null = null;
  return () => {
    const known = readCookie(ANALYTICS_COOKIE) || inMemory;
    if (known) return known;
    const made = randomText();
    if (!writeCookie(ANALYTICS_COOKIE, made, { days: ANALYTICS_DAYS })) {
      inMemory = made;
      log(analyticsIdNotStored);
    }
    return made;
  };
}
