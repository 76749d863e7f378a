import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let replace: ReturnType<typeof vi.fn<History['replaceState']>>;
let replaceAddress: (address: string) => () => void;
let href = 'https://example.com/fotos/';

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  href = 'https://example.com/fotos/';
  replace = vi.fn((_state, _unused, address) => {
    href = String(address);
  });
  vi.stubGlobal('history', { state: { own: 1 }, replaceState: replace });
  vi.stubGlobal('location', {
    get href() {
      return href;
    },
  });
  ({ replaceAddress } = await import('../../../../src/runtime/page/replace-address.ts'));
});
afterEach(() => void vi.useRealTimers());

const addresses = (): unknown[] =>
  replace.mock.calls.map(([, , address]) => String(address).replace('https://example.com', ''));

it('writes at most once per 300 ms, and the last of many at the end [NAV-302]', () => {
  replaceAddress('/a');
  replaceAddress('/b');
  replaceAddress('/c');
  expect(addresses()).toEqual(['/a']);
  vi.advanceTimersByTime(299);
  expect(addresses()).toEqual(['/a']);
  vi.advanceTimersByTime(1);
  expect(addresses()).toEqual(['/a', '/c']);
  replaceAddress('/d');
  expect(addresses()).toEqual(['/a', '/c']);
  vi.advanceTimersByTime(300);
  vi.advanceTimersByTime(300);
  replaceAddress('/e');
  expect(addresses()).toEqual(['/a', '/c', '/d', '/e']);
  expect(replace.mock.calls[0]?.[0]).toEqual({ own: 1 });
});

it('goes on where the browser refuses', () => {
  replace.mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  expect(() => replaceAddress('/a')).not.toThrow();
  replaceAddress('/b');
  expect(() => vi.advanceTimersByTime(300)).not.toThrow();
  expect(addresses()).toEqual(['/a', '/b']);
});

it('drops a waiting change when it is told to, and when the address became another meanwhile', () => {
  replaceAddress('/a');
  replaceAddress('/b')();
  vi.advanceTimersByTime(300);
  replaceAddress('/c');
  replaceAddress('/d');
  href = 'https://example.com/back';
  vi.advanceTimersByTime(300);
  expect(addresses()).toEqual(['/a', '/c']);
});

it('takes an address as relative to that of the page, not to its base, fault F-013', () => {
  href = 'https://example.com/fotos/?mesa=4';
  replaceAddress('#almoco');
  expect(replace.mock.calls[0]?.[2]).toBe('https://example.com/fotos/?mesa=4#almoco');
});
