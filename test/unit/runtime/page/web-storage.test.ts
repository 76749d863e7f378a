import { afterEach, describe, expect, it, vi } from 'vitest';
import { local, session, watchLocal } from '../../../../src/runtime/page/web-storage.ts';

const broken = (): never => {
  throw new DOMException('no', 'QuotaExceededError');
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ['kept', local, 'localStorage'],
  ['session', session, 'sessionStorage'],
] as const)('a %s value', (_, shelf, global) => {
  it('is written, read and removed', () => {
    expect(shelf.read('a')).toBeNull();
    expect(shelf.write('a', '1')).toBe(true);
    expect(shelf.read('a')).toBe('1');
    shelf.remove('a');
    expect(shelf.read('a')).toBeNull();
  });

  it('is found by how its key begins', () => {
    for (const key of ['a:1', 'a:2', 'b:1', 'xa:1']) shelf.write(key, '');
    expect([...shelf.keys('a:')].sort()).toEqual(['a:1', 'a:2']);
  });

  it('fails quietly where storage is out of reach or full, fault F-040', () => {
    vi.stubGlobal(global, { getItem: broken, setItem: broken, removeItem: broken });
    expect(shelf.read('a')).toBeNull();
    expect(shelf.write('a', '1')).toBe(false);
    expect(() => shelf.remove('a')).not.toThrow();
    vi.stubGlobal(global, null);
    expect(shelf.keys('a')).toEqual([]);
  });

  it('is not said to be written where it did not stay', () => {
    vi.stubGlobal(global, { getItem: () => null, setItem: () => {} });
    expect(shelf.write('a', '1')).toBe(false);
  });
});

describe('watching a kept value', () => {
  it('hears of its own key and of a cleared store, until it is stopped', () => {
    const heard = vi.fn();
    const stop = watchLocal('a', heard);
    const tell = (key: string | null): void => void dispatchEvent(new StorageEvent('storage', { key }));
    tell('b');
    expect(heard).not.toHaveBeenCalled();
    tell('a');
    tell(null);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    tell('a');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
