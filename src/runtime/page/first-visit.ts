import { FIRST_SESSION_KEY, VISITED_KEY } from '../../vocab/names.ts';
import type { WebStorage } from './web-storage.ts';

export interface FirstVisit {
  /** True if this is the first page of the tab's session. */
  readonly firstLanding: boolean;
  /** True if the tab's session is the first of this visitor. */
  readonly firstSession: boolean;
}

/**
 * Reads whether page and session are a visitor's first, and stores that they have begun (SESSION-613): the page in the tab's storage, the session permanently.
 * It is called once per page. If nothing can be stored, every page counts as a first one.
 *
 * @param forGood permanent storage; null as long as nothing may be stored about this visitor
 */
export function takeFirstVisit(tab: WebStorage, forGood: WebStorage | null): FirstVisit {
  const known = tab.read(FIRST_SESSION_KEY);
  const firstSession = known === null ? (forGood?.read(VISITED_KEY) ?? null) === null : known === 'true';
  tab.write(FIRST_SESSION_KEY, `${firstSession}`);
  forGood?.write(VISITED_KEY, 'true');
  return { firstLanding: known === null, firstSession };
}
