/** Access to the page's crumb cookie. */
export interface CrumbCookie {
  /** Returns every value under the crumb's name: a page of a neighbouring site can set a second cookie of the same name. */
  read(): readonly string[];
  /** Writes the cookie for the page's own host; returns false if the value is not kept. */
  write(crumb: string): boolean;
}

/** What a cookie can have as it is. */
const CRUMB = /^[!#-+\--:<-[\]-~]{1,256}$/;

/** Chooses the crumb that is sent with a call. */
export class Crumbs {
  readonly #cookie: CrumbCookie;
  /** A crumb that could not be written to the cookie; it is then used for the rest of this page. */
  #inMemory: string | null = null;

  constructor(cookie: CrumbCookie) {
    this.#cookie = cookie;
  }

  /** Null if there is no crumb, or more than one to choose from: the server then issues a new one. */
  current(): string | null {
    return this.#inMemory ?? this.#stored();
  }

  /** Stores the crumb of a response. A value that no cookie can have as it is, or that is very long, is ignored. */
  renew(crumb: unknown): void {
    if (typeof crumb !== 'string' || !CRUMB.test(crumb)) return;
    this.#inMemory = this.#cookie.write(crumb) && this.#stored() === crumb ? null : crumb;
  }

  #stored(): string | null {
    const [first, ...others] = this.#cookie.read();
    return first && others.length === 0 ? first : null;
  }
}
