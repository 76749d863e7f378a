/** The page's crumb cookie, handed in. */
export interface CrumbCookie {
  /** Every value that is under the crumb's name: a page of a neighbouring site can put a second one beside ours. */
  read(): readonly string[];
  /** Writes it for the page's own host; false where it does not hold. */
  write(crumb: string): boolean;
}

const CRUMB = /^[A-Za-z0-9+/=_-]{8,256}$/;

/** Which crumb goes out with a call. */
export class Crumbs {
  readonly #cookie: CrumbCookie;
  /** A crumb the cookie would not take; it then holds for this page. */
  #inMemory: string | null = null;

  constructor(cookie: CrumbCookie) {
    this.#cookie = cookie;
  }

  /** Null where there is none, or more than one to choose from: the server then gives a fresh one. */
  current(): string | null {
    return this.#inMemory ?? this.#stored();
  }

  /** Takes up the crumb of an answer. Anything that does not look like one is left alone. */
  renew(crumb: unknown): void {
    if (typeof crumb !== 'string' || !CRUMB.test(crumb)) return;
    this.#inMemory = this.#cookie.write(crumb) && this.#stored() === crumb ? null : crumb;
  }

  #stored(): string | null {
    const [first, ...others] = this.#cookie.read();
    return first !== undefined && others.length === 0 && CRUMB.test(first) ? first : null;
  }
}
