import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SlideVideo as Video } from '../../../../../../src/vocab/slides.ts';
import { SlideVideo } from '../../../../../../src/widgets/_shared/media/slides/slide-video.tsx';
import { fakeHandle } from '../../../../fake-handle.ts';

const video = (own: Partial<Video> = {}): Video => ({
  source: 'https://youtu.be/dQw4w9WgXcQ',
  kind: 'embed',
  ratio: 0.5625,
  title: '',
  ...own,
});
const show = (props: Partial<Parameters<typeof SlideVideo>[0]> = {}) =>
  render(<SlideVideo video={video()} active handle={fakeHandle()} {...props} />);

describe('an embedded video', () => {
  it('fetches nothing of its provider before the click, and then plays in a frame [VIDEO-315, LBOX-318]', () => {
    const playing = vi.fn();
    const { container, unmount } = show({ poster: '/poster.jpg', options: { rel: 0 }, playing });
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/poster.jpg');
    fireEvent.click(screen.getByRole('button', { name: 'Reproduzir vídeo' }));
    const frame = container.querySelector('iframe');
    expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
    expect(frame?.allow).toBe('autoplay; encrypted-media; fullscreen; picture-in-picture');
    expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    expect(frame?.title).toBe('Reproduzir vídeo');
    expect(playing.mock.calls).toEqual([[true]]);
    unmount();
    expect(playing.mock.calls).toEqual([[true], [false]]);
  });

  it('stops when its slide is no longer the current one [GAL-339]', () => {
    const playing = vi.fn();
    const props = { video: video(), handle: fakeHandle(), playing };
    const { container, rerender } = render(<SlideVideo {...props} active />);
    fireEvent.click(screen.getByRole('button'));
    rerender(<SlideVideo {...props} active={false} />);
    expect(container.querySelector('iframe')).toBeNull();
    expect(playing).toHaveBeenLastCalledWith(false);
    rerender(<SlideVideo {...props} active />);
    expect(screen.getByRole('button')).toBeTruthy();
  });

  it('of an unknown provider is a link to a new window', () => {
    show({ video: video({ source: 'https://example.com/v/1', title: 'Torno' }) });
    const link = screen.getByRole('link', { name: 'Torno. Abrir o vídeo em uma nova janela' });
    expect(link.getAttribute('href')).toBe('https://example.com/v/1');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('of Instagram opens in a window of 620 by 720 px [NAV-310]', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const source = 'https://www.instagram.com/reel/abc/';
    show({ video: video({ source }) });
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
    expect(open.mock.calls).toEqual([[source, '_blank', 'popup,noopener,width=620,height=720']]);
    open.mockRestore();
  });

  it('of the page’s own site is one, too, also with a relative address [VIDEO-315]', () => {
    show({ video: video({ source: '/player/1' }) });
    expect(screen.getByRole('link').getAttribute('href')).toBe(new URL('/player/1', location.href).href);
  });

  it('without a usable address says so', () => {
    const { container } = show({ video: video({ source: 'javascript:alert(1)' }) });
    expect(container.textContent).toBe('Incorporação de vídeo inválida.');
  });
});

describe('a video file', () => {
  const file = video({ kind: 'file', source: '/torno.mp4' });

  it('is played by the browser, and reports when it plays and pauses [GAL-339]', () => {
    const playing = vi.fn();
    const { container } = show({ video: file, poster: '/poster.jpg', playing });
    const player = container.querySelector('video') as HTMLVideoElement;
    expect(player.controls).toBe(true);
    expect(player.getAttribute('preload')).toBe('metadata');
    expect(player.getAttribute('poster')).toBe('/poster.jpg');
    player.dispatchEvent(new Event('play'));
    player.dispatchEvent(new Event('pause'));
    expect(playing.mock.calls).toEqual([[true], [false]]);
  });

  it('starts at a click on its picture [LBOX-310]', () => {
    const { container } = show({ video: file });
    const player = container.querySelector('video') as HTMLVideoElement;
    const play = vi.spyOn(player, 'play').mockResolvedValue();
    player.click();
    expect(play).toHaveBeenCalledOnce();
  });

  it('that does not load is replaced by a sentence', () => {
    const { container } = show({ video: file });
    fireEvent.error(container.querySelector('video') as Element);
    expect(container.textContent).toBe('Não foi possível carregar este vídeo.');
  });
});
