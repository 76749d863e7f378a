import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { startBackground } from '../../../../src/widgets/video/background.tsx';
import type { KindProps } from '../../../../src/widgets/video/kind-props.ts';
import { fakeHandle } from '../../fake-handle.ts';

const view = vi.hoisted(() => ({ tell: (_: boolean): void => {} }));
vi.mock('../../../../src/runtime/page/element-observers.ts', () => ({
  inView: (_: Element, fn: (isSeen: boolean) => void) => {
    view.tell = fn;
    return () => {};
  },
}));

it.each([
  ['NotAllowedError', 'Reproduzir vídeo de fundo'],
  ['AbortError', 'Pausar vídeo de fundo'],
])('has the button that fits after %s, which a play that begins by itself may end with', async (name, label) => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', name));
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  const { rerender } = render(<p />);
  const props = {
    data: { poster: '' },
    content: { video: null, poster: '' },
    handle: fakeHandle(),
    source: { embed: { source: '/a.mp4' } },
    draw: (element: ReactElement) => act(() => rerender(element)),
  };
  const { stop } = startBackground(props as unknown as KindProps);
  await act(async () => view.tell(true));
  expect(play).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe(label);
  stop();
});
