import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { numberOf, type Sql, textOf } from './sql.ts';

/** A member's session that somebody asked to be remembered, ms. */
export const REMEMBERED = 30 * 24 * 3_600_000;
const UNREMEMBERED = 2 * 3_600_000;

/** A member in a fresh database, for whoever tries the demo. */
export const SEEDED_MEMBER = { email: 'marta@exemplo.com', password: 'barro-e-cinza' } as const;

/** The owner of the site, who signs in like a member. */
export const SEEDED_OWNER = { email: 'lucia@exemplo.com', password: 'forno-e-serra' } as const;

export interface MemberSession {
  readonly token: string;
  readonly email: string;
  /** What later calls repeat in a header. */
  readonly xsrf: string;
  /** Whether the site is theirs. */
  readonly owner: boolean;
}

const fresh = (): string => randomBytes(24).toString('base64url');

const hashOf = (password: string, salt: string): Buffer => scryptSync(password, salt, 32, { N: 4_096 });

/** Members of the site and their sessions. Passwords are kept salted and hashed. */
export class Members {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  seed(): void {
    this.#add(SEEDED_MEMBER, false);
    this.#add(SEEDED_OWNER, true);
  }

  #add({ email, password }: { email: string; password: string }, owner: boolean): void {
    if (this.#sql.get('SELECT email FROM members WHERE email = ?', [email])) return;
    const salt = fresh();
    this.#sql.run('INSERT INTO members (email, salt, hash, owner) VALUES (?, ?, ?, ?)', [
      email,
      salt,
      hashOf(password, salt).toString('base64url'),
      owner ? 1 : 0,
    ]);
  }

  /**
   * @param email trimmed, in small letters
   * @returns null where e-mail and password do not belong together
   */
  signIn(email: string, password: string, remember: boolean): MemberSession | null {
    const row = this.#sql.get('SELECT * FROM members WHERE email = ?', [email]);
    // A stranger costs as much time as a wrong password.
    const salt = row ? textOf(row, 'salt') : 'nobody';
    const given = hashOf(password, salt);
    if (!row || !timingSafeEqual(given, Buffer.from(textOf(row, 'hash'), 'base64url'))) return null;
    const session = { token: fresh(), email, xsrf: fresh(), owner: numberOf(row, 'owner') === 1 };
    this.#sql.run('DELETE FROM member_sessions WHERE ends <= ?', [this.#now()]);
    this.#sql.run('INSERT INTO member_sessions (token, email, xsrf, ends) VALUES (?, ?, ?, ?)', [
      session.token,
      session.email,
      session.xsrf,
      this.#now() + (remember ? REMEMBERED : UNREMEMBERED),
    ]);
    return session;
  }

  /** Null where there is none, or its time is over. */
  session(token: string): MemberSession | null {
    const row = this.#sql.get(
      'SELECT s.*, m.owner FROM member_sessions s JOIN members m ON m.email = s.email WHERE token = ? AND ends > ?',
      [token, this.#now()],
    );
    if (!row) return null;
    return { token, email: textOf(row, 'email'), xsrf: textOf(row, 'xsrf'), owner: numberOf(row, 'owner') === 1 };
  }

  signOut(token: string): void {
    this.#sql.run('DELETE FROM member_sessions WHERE token = ?', [token]);
  }

  speaks(email: string, language: string): void {
    this.#sql.run('UPDATE members SET language = ? WHERE email = ?', [language, email]);
  }

  languageOf(email: string): string | null {
    const row = this.#sql.get('SELECT language FROM members WHERE email = ?', [email]);
    return row && row.language !== null ? textOf(row, 'language') : null;
  }
}
