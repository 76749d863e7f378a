import { FIRST_SESSION_KEY, VISITED_KEY } from '../../vocab/names.ts';
import type { WebStorage } from './web-storage.ts';

export interface FirstVisit {
  /** This is the first page of the tab's session. */
  readonly firstLanding: boolean;
  /** The tab's session is the first of this visitor. */
  readonly firstSession: boolean;
}

/**
 * Reads whether page and session are a visitor's first, and remembers that they were (SESSION-613): with the tab for the page, for good for the session. Asked once
 * a page. Where nothing is kept, every page is a first one.
 *
 * @param forGood null as long as nothing may be kept of this visitor
 */
export function takeFirstVisit(tab: WebStorage, forGood: WebStorage | null): FirstVisit {
  const known = tab.read(FIRST_SESSION_KEY);
  const firstSession = known === null ? (forGood?.read(VISITED_KEY) ?? null) === null : known === 'true';
  tab.write(FIRST_SESSION_KEY, `${firstSession}`);
  forGood?.write(VISITED_KEY, 'true');
  return { firstLanding: known === null, firstSession };
}
