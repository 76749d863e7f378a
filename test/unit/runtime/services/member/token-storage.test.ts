import { expect, it, vi } from 'vitest';
import { tokenStorage } from '../../../../../src/runtime/services/member/token-storage.ts';

it('a token whose end is past by the clock of the device is kept for the page, and not stored', () => {
  const token = tokenStorage(vi.fn());
  token.write('t-1', Date.now() - 3_600_000);
  expect(token.read()).toBe('t-1');
  expect(tokenStorage(vi.fn()).read()).toBeNull();
  token.clear();
  expect(token.read()).toBeNull();
});
