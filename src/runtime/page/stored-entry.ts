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
  /** The cookie that holds the value where the shelf keeps nothing (SESSION-612): it ends with the browser's session. */
  readonly cookie: string;
  /** Storage errors are caught and warned (SESSION-614). */
  warn(message: string): void;
  /** Ms since 1970. */
  now?(): number;
}

/** One named value of a visitor's session, with an end if it has one, in storage or, where that is switched off, in a cookie. It never throws. */
export function storedEntry({ key, storage, cookie, warn, now = Date.now }: StoredEntryOptions): {
  /** Undefined where there is none, it has expired, or it cannot be read. */
  read(): unknown;
  /** Takes the place of what was stored before, and returns whether it stays: not where it has no JSON or its time is over. */
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
        // Of two places only the one with the newest value may hold any: the other would be read later, or first.
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

/** Null for what has no JSON. */
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
