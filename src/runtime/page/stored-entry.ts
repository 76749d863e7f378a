import { isRecord } from '../../vocab/is-record.ts';
import { toJson } from '../../vocab/rules/text/to-json.ts';
import { clearCookie, readCookie, writeCookie } from './cookies.ts';
import type { WebStorage } from './web-storage.ts';

/** A value as it is stored (SESSION-609): `expires` is in ms since 1970; without it the value does not expire. */
interface StoredEntry {
  readonly value: unknown;
  readonly expires?: number;
}

export interface StoredEntryOptions {
  readonly key: string;
  readonly storage: WebStorage;
  /** Name of the cookie that contains the value if the storage keeps nothing (SESSION-612); it ends with the browser's session. */
  readonly cookie: string;
  /** Receives storage errors, which are caught and reported as warnings (SESSION-614). */
  warn(message: string): void;
  /** The current time in ms since 1970. */
  now?(): number;
}

/** One named value of a visitor's session, optionally with an expiry time, in web storage or, if that is switched off, in a cookie. It never throws. */
export function storedEntry({ key, storage, cookie, warn, now = Date.now }: StoredEntryOptions): {
  /** Undefined if there is no value, it has expired, or it cannot be read. */
  read(): unknown;
  /** Replaces the stored value, and returns whether the new one is kept: it is not if it cannot be written as JSON or has already expired. */
  write(value: unknown, expires?: number): boolean;
  clear(): void;
} {
  const clear = (): void => {
    storage.remove(key);
    clearCookie(cookie);
  };
  return {
    clear,
    read() {
      const text = storage.read(key) ?? readCookie(cookie);
      if (text === null) return undefined;
      const entry = parsed(text);
      if (!entry) warn(`What is stored under ${key} cannot be read.`);
      else if (entry.expires === undefined || entry.expires > now()) return entry.value;
      clear();
      return undefined;
    },
    write(value, expires = Number.POSITIVE_INFINITY) {
      const text = written(value, expires);
      if (text !== null && expires > now()) {
        // Only the place with the newest value may contain one: a value in the other place would be read later, or first.
        if (storage.write(key, text)) {
          clearCookie(cookie);
          return true;
        }
        storage.remove(key);
        warn(`${key} cannot be stored in this browser’s storage.`);
        if (writeCookie(cookie, text)) return true;
      }
      clear();
      warn(`${key} cannot be stored.`);
      return false;
    },
  };
}

/** Null for a value that cannot be written as JSON. */
function written(value: unknown, expires: number): string | null {
  try {
    const text = toJson({ value, ...(Number.isFinite(expires) && { expires }) } satisfies StoredEntry);
    return parsed(text) && text;
  } catch {
    return null;
  }
}

function parsed(text: string): StoredEntry | null {
  try {
    const entry: unknown = JSON.parse(text);
    if (!isRecord(entry) || !Object.hasOwn(entry, 'value')) return null;
    const { value, expires } = entry;
    if (expires === undefined) return { value };
    return typeof expires === 'number' ? { value, expires } : null;
  } catch {
    return null;
  }
}
