import { expect, it, vi } from 'vitest';
import { sliceOf } from '../../../../src/runtime/store/slice.ts';
import { pageStore } from '../../../fake-page.ts';

declare module '../../../../src/runtime/store/store.ts' {
  interface Slices {
    tour: { readonly step: number };
  }
}

it('a slice is in the store from the moment a chunk brings it, and tells who listens', () => {
  const store = pageStore();
  const told = vi.fn();
  expect('tour' in store.getState()).toBe(false);
  const tour = sliceOf(store, 'tour', { step: 1 });
  expect(store.getState().tour).toEqual({ step: 1 });
  store.subscribe(told);
  tour.set(({ step }) => ({ step: step + 1 }));
  expect(tour.get()).toEqual({ step: 2 });
  expect(told).toHaveBeenCalledOnce();
});

it('a second chunk that names the slice shares it, and puts nothing back', () => {
  const store = pageStore();
  const first = sliceOf(store, 'tour', { step: 1 });
  first.set(() => ({ step: 5 }));
  const second = sliceOf(store, 'tour', { step: 1 });
  expect(second.get()).toEqual({ step: 5 });
  second.set(() => ({ step: 6 }));
  expect(first.get()).toEqual({ step: 6 });
});

it('a slice leaves the rest of the store as it is', () => {
  const store = pageStore();
  const before = store.getState();
  sliceOf(store, 'tour', { step: 1 });
  expect(store.getState()).toMatchObject({ ui: before.ui, consent: before.consent });
});
