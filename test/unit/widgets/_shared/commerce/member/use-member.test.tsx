import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMember } from '../../../../../../src/widgets/_shared/commerce/member/use-member.ts';
import { fakeHandle } from '../../../../fake-handle.ts';

it('can be used again on a page that is back from the one after signing out', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  const logout = vi.fn(async () => {});
  const handle = fakeHandle({ service: async () => ({ logout }) as never });
  const { result } = renderHook(() => useMember(handle, { redirect: '/tchau', cloneCart: false }));
  const signOut = () => act(async () => result.current.signOut());
  await signOut();
  await signOut();
  expect([result.current.busy, logout.mock.calls.length]).toEqual([true, 1]);
  const shown = (persisted: boolean): void => {
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  };
  shown(false);
  expect(result.current.busy).toBe(true);
  shown(true);
  expect(result.current.busy).toBe(false);
  await signOut();
  expect(logout).toHaveBeenCalledTimes(2);
});
