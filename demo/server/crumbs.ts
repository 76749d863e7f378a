import { timingSafeEqual } from 'node:crypto';
import { type Answer, jsonAnswer } from './answer.ts';
import type { Session, Sessions } from './data/sessions.ts';
import type { Visit } from './visit.ts';

/** Read by the page's script, which repeats it in every call. */
const CRUMB = 'crumb';

/** Out of the script's reach; what the crumb is checked against. */
const SESSION = 'site_session';

/** How long the crumb before the last is still good, ms: two tabs may ask for a new one at once. */
const GRACE = 60_000;

const equal = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Proof that a writing call comes from a page of this site: cookie, query parameter and header hold the same crumb, and the crumb is the
 * session's own. A cookie alone, from whatever neighbour on the parent domain, proves nothing.
 */
export class Crumbs {
  readonly #sessions: Sessions;
  readonly #now: () => number;

  constructor(sessions: Sessions, now: () => number) {
    this.#sessions = sessions;
    this.#now = now;
  }

  /** The visitor's session; null before the first page, and where cookies are refused. */
  sessionOf(visit: Visit): Session | null {
    const id = visit.cookie(SESSION);
    return id === null ? null : this.#sessions.find(id);
  }

  /** The visitor's session, started where there is none. Its crumb is set where the browser has another or none. */
  ensure(visit: Visit): Session {
    const found = this.sessionOf(visit);
    if (found && this.#isGood(found, visit.cookie(CRUMB))) return found;
    const session = found ?? this.#sessions.start();
    this.#set(visit, session);
    return session;
  }

  /** The session of a call that proves where it comes from; null for any other. */
  check(visit: Visit): Session | null {
    const session = this.sessionOf(visit);
    const [query, ...more] = visit.url.searchParams.getAll(CRUMB);
    const header = visit.header('x-csrf-token');
    if (!session || query === undefined || more.length > 0 || header === null || !equal(query, header)) return null;
    return this.#isGood(session, visit.cookie(CRUMB)) && this.#isGood(session, query) ? session : null;
  }

  /** The session of a call that repeats the crumb in one place only; null where it is another's. */
  checkOne(visit: Visit, crumb: string | null): Session | null {
    const session = this.sessionOf(visit);
    return session && this.#isGood(session, visit.cookie(CRUMB)) && this.#isGood(session, crumb) ? session : null;
  }

  /** Gives the visitor a new crumb, and a session where there is none. */
  rotate(visit: Visit): Session {
    const found = this.sessionOf(visit);
    const session = (found && this.#sessions.rotate(found.id)) ?? this.#sessions.start();
    this.#set(visit, session);
    return session;
  }

  /** Ends the visitor's session and starts another. */
  renew(visit: Visit): void {
    const found = this.sessionOf(visit);
    if (found) this.#sessions.end(found.id);
    this.#set(visit, this.#sessions.start());
  }

  /** The answer to a call that proves nothing. It brings a crumb with which it may be repeated. */
  refusal(visit: Visit): Answer {
    return jsonAnswer(400, { crumbFail: true, crumb: this.rotate(visit).crumb });
  }

  #isGood(session: Session, crumb: string | null): boolean {
    if (crumb === null) return false;
    if (equal(crumb, session.crumb)) return true;
    return session.previous !== null && equal(crumb, session.previous) && this.#now() - session.rotated < GRACE;
  }

  #set(visit: Visit, session: Session): void {
    visit.setCookie(CRUMB, session.crumb);
    visit.setCookie(SESSION, session.id, '; HttpOnly');
  }
}
