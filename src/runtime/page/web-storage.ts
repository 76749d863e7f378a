/** One of the browser's two stores for text, without its exceptions: it may be switched off, full, or out of reach in a sandbox. */
export interface WebStorage {
  /** Null where there is nothing, or nothing can be read. */
  read(key: string): string | null;
  /** Writes and reads back; false where the value did not stay. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys that begin like this, in no order. */
  keys(beginning: string): readonly string[];
}

/** Reads a value that is kept until somebody clears it; null where there is nothing, or nothing can be read. */
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

/** Kept until somebody clears it, and shared by the tabs of a site. */
export const local: WebStorage = /* @__PURE__ */ webStorage(() => localStorage);

/** Kept as long as the tab. */
export const session: WebStorage = /* @__PURE__ */ webStorage(() => sessionStorage);

/** Tells when another tab wrote or removed a kept value, or cleared all of them. Returns the stop. */
export function watchLocal(key: string, fn: () => void): () => void {
  const changed = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) fn();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
