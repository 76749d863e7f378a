import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sliceOf } from '../../../../../src/runtime/store/slice.ts';
import { createPageStore } from '../../../../../src/runtime/store/store.ts';
import { useStore } from '../../../../../src/widgets/_shared/block/use-store.ts';

declare module '../../../../../src/runtime/store/store.ts' {
  interface Slices {
    'test-tour': { readonly step: number };
  }
}

it('draws again when what it reads changes, and not for anything else', () => {
  const store = createPageStore();
  let drawn = 0;
  const { result, unmount } = renderHook(() => {
    drawn += 1;
    return useStore(store, ({ consent }) => consent.decided);
  });
  expect(result.current).toBe(false);
  act(() => store.setState(({ ui }) => ({ ui: { ...ui, spinners: 1 } })));
  expect(drawn).toBe(1);
  act(() => store.setState(({ consent }) => ({ consent: { ...consent, decided: true } })));
  expect([result.current, drawn]).toEqual([true, 2]);
  unmount();
  store.setState(({ consent }) => ({ consent: { ...consent, decided: false } }));
  expect(drawn).toBe(2);
});

it('reads a slice that a chunk has brought', () => {
  const store = createPageStore();
  const tour = sliceOf(store, 'test-tour', { step: 1 });
  const { result } = renderHook(() => useStore(store, (state) => state['test-tour']?.step));
  act(() => tour.set(({ step }) => ({ step: step + 1 })));
  expect(result.current).toBe(2);
});
