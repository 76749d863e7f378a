/** One of the browser's two text stores without exceptions: it may be switched off, full, or unavailable in a sandbox. */
export interface WebStorage {
  /** Null if there is no value, or nothing can be read. */
  read(key: string): string | null;
  /** Writes a value and reads it back; false if it was not kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Returns the keys that begin with a text, in no order. */
  keys(beginning: string): readonly string[];
}

/** Reads a value that is kept until it is removed; null if there is none, or nothing can be read. */
export function readLocal(key: string, store = (): Storage => localStorage): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

const webStorage = (store: () => Storage): WebStorage => {
  const read = (key: string): string | null => readLocal(key, store);
  return {
    read,
    write(key, value) {
      try {
        store().setItem(key, value);
      } catch {
        return false;
      }
      return read(key) === value;
    },
    remove(key) {
      try {
        store().removeItem(key);
      } catch {}
    },
    keys(beginning) {
      try {
        const place = store();
        return Array.from({ length: place.length }, (_, at) => place.key(at) ?? '').filter((key) =>
          key.startsWith(beginning),
        );
      } catch {
        return [];
      }
    },
  };
};

/** Kept until it is removed, and shared by the tabs of a site. */
export const local: WebStorage = /* @__PURE__ */ webStorage(() => localStorage);

/** Kept as long as the tab. */
export const session: WebStorage = /* @__PURE__ */ webStorage(() => sessionStorage);

/** Calls a function when another tab wrote or removed a stored value, or cleared all of them. Returns a function that stops it. */
export function watchLocal(key: string, fn: () => void): () => void {
  const changed = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) fn();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
