import { act, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RichText, useRichText } from '../../../../../../src/widgets/_shared/ui/rich-text/rich-text.tsx';

/** A sanitiser on a line that hangs. */
const line = vi.hoisted(() => {
  let open = (): void => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open: () => open() };
});
vi.mock('../../../../../../src/runtime/page/sanitise.ts', () =>
  line.opened.then(() => ({ sanitise: (html: string) => html })),
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows plain words at once, and fetches nothing for them', () => {
  const { result } = renderHook(() => useRichText('Olá', { fallback: 'Nada' }));
  expect(result.current).toEqual({ text: 'Olá', html: null });
});

it('gives nothing before it is wanted', () => {
  const { result } = renderHook(() => useRichText('Olá', { wanted: false }));
  expect(result.current).toBeNull();
});

it('waits 3 s for what cleans its markup, then says the fallback, and the owner’s words once they come', async () => {
  const { result } = renderHook(() => useRichText('<p>Olá</p>', { fallback: 'Obrigado' }));
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(result.current).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current).toEqual({ text: 'Obrigado', html: null });
  vi.useRealTimers();
  await act(async () => line.open());
  await vi.waitFor(() => expect(result.current).toEqual({ text: 'Obrigado', html: '<p>Olá</p>' }));
});

it('is written once for the same text, so that its links keep the focus', () => {
  const { container, rerender } = render(<RichText rich={{ text: '', html: '<a href="/">Ler</a>' }} />);
  const link = container.querySelector('a');
  rerender(<RichText rich={{ text: '', html: '<a href="/">Ler</a>' }} />);
  expect(container.querySelector('a')).toBe(link);
});
