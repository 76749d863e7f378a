import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRichText } from '../../../../src/widgets/cookie-banner/use-rich-text.tsx';

/** A sanitiser on a line that hangs. */
const line = vi.hoisted(() => {
  let open = (): void => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open: () => open() };
});
vi.mock('../../../../src/runtime/page/sanitise.ts', () =>
  line.opened.then(() => ({ sanitise: (html: string) => html })),
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits 3 s for what cleans its markup, then asks without it, and says the owner’s words once they come', async () => {
  const { result } = renderHook(() => useRichText('<p>Olá</p>'));
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(result.current).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current).toBe('');
  vi.useRealTimers();
  await act(async () => line.open());
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({ props: { dangerouslySetInnerHTML: { __html: '<p>Olá</p>' } } }),
  );
});
