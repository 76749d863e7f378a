import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { audio } from '../../../../src/widgets/audio/block.ts';
import { readAudio } from '../../../../src/widgets/audio/content.ts';
import { keepPlace } from '../../../../src/widgets/audio/listened.ts';
import { View } from '../../../../src/widgets/audio/view.tsx';
import { pageStore } from '../../../fake-page.ts';
import { mountBlock } from '../../mount-block.tsx';

const ONE =
  '<figure><figcaption>Estalos</figcaption><audio src="/a.wav" data-author="Nair" data-duration="90"></audio></figure>';
const TWO = `${ONE}<audio src="/b.wav" data-duration="30"></audio>`;

/** A player that plays nothing: its state is what was asked for. */
const playing = new WeakSet<HTMLMediaElement>();
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playing.add(this);
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (playing.delete(this)) this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this);
  });
});
afterEach(() => vi.restoreAllMocks());

function mount(html: string, attributes: Record<string, string> = {}, store = pageStore()) {
  const { container, element } = mountBlock(audio, readAudio, View, html, { attributes, inPage: true, store });
  const players = [...element.querySelectorAll('audio')];
  const part = (name: string) => container.querySelector(`[part~=${name}]`);
  return { container, players, part };
}

describe('the player', () => {
  it('has the names of its track, its time in words and figures, and one button that plays and pauses [BLOCK-005]', () => {
    const { players, part } = mount(ONE);
    expect([part('title')?.textContent, part('author')?.textContent]).toEqual(['Estalos', 'Nair']);
    expect(part('time')?.textContent).toBe('0:001:30');
    expect(screen.getByRole('region', { name: 'Estalos' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reproduzir' }));
    expect(players[0]?.paused).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Pausar' }));
    expect(players[0]?.paused).toBe(true);
    expect([part('previous'), part('next'), part('download')]).toEqual([null, null, null]);
  });

  it('goes 15 seconds back or on in what takes more than a minute, by buttons whose names have what they show, and offers neither for less', () => {
    const { players, part } = mount(ONE);
    fireEvent.click(screen.getByRole('button', { name: '+15: Avançar 15 segundos' }));
    fireEvent.click(part('forward') as Element);
    fireEvent.click(screen.getByRole('button', { name: '−15: Voltar 15 segundos' }));
    expect(players[0]?.currentTime).toBe(15);
    fireEvent.click(part('back') as Element);
    fireEvent.click(part('back') as Element);
    expect(players[0]?.currentTime).toBe(0);
    expect(mount(ONE.replace('90', '60')).part('forward')).toBeNull();
  });

  it('goes to the next track, which pauses the one before; there is none after the last [BLOCK-005]', () => {
    const { players, part } = mount(TWO);
    fireEvent.click(screen.getByRole('button', { name: 'Reproduzir' }));
    const [previous, next] = ['previous', 'next'].map((name) => part(name) as HTMLButtonElement);
    next?.focus();
    fireEvent.click(next as Element);
    expect(players.map(({ paused }) => paused)).toEqual([true, false]);
    expect(part('title')?.textContent).toBe('Faixa 2');
    // A disabled button would drop the focus.
    expect([next?.getAttribute('aria-disabled'), next?.disabled, next?.matches(':focus')]).toEqual([
      'true',
      false,
      true,
    ]);
    fireEvent.click(next as Element);
    expect(players.map(({ paused }) => paused)).toEqual([true, false]);
    fireEvent.click(previous as Element);
    expect(players.map(({ paused }) => paused)).toEqual([false, true]);
    expect([previous?.getAttribute('aria-disabled'), previous?.disabled]).toEqual(['true', false]);
  });

  it('says when a track cannot be played, and fetches it again on request, with the focus on the button that pauses it', () => {
    const { players, part } = mount(ONE);
    const [player] = players as [HTMLAudioElement];
    const load = vi.spyOn(player, 'load').mockImplementation(() => {});
    Object.defineProperty(player, 'error', { value: { code: 4 }, configurable: true });
    act(() => void player.dispatchEvent(new Event('error')));
    expect(part('error')?.getAttribute('role')).toBe('alert');
    Object.defineProperty(player, 'error', { value: null, configurable: true });
    const again = screen.getByRole('button', { name: 'Tentar novamente' });
    again.focus();
    fireEvent.click(again);
    expect(load).toHaveBeenCalledTimes(1);
    expect(part('error')).toBe(null);
    expect(part('play')?.matches(':focus')).toBe(true);
    expect(player.paused).toBe(false);
  });

  it.each(['.track', '[part~=play]'])(
    'plays a track that failed again by its button, and does not pause it: %s',
    (button) => {
      const { players, container, part } = mount(TWO);
      const [player] = players as [HTMLAudioElement];
      const load = vi.spyOn(player, 'load').mockImplementation(() => {});
      fireEvent.click(part('play') as Element);
      Object.defineProperty(player, 'error', { value: { code: 4 }, configurable: true });
      act(() => void player.dispatchEvent(new Event('error')));
      const name = part('play')?.getAttribute('aria-label');
      Object.defineProperty(player, 'error', { value: null, configurable: true });
      fireEvent.click(container.querySelector(button) as Element);
      expect(load).toHaveBeenCalledTimes(1);
      expect([part('error'), player.paused, name]).toEqual([null, false, 'Reproduzir']);
    },
  );

  it('mutes, and gives the sound back; the file is offered where the page wants that', () => {
    const { players, part } = mount(TWO, { 'data-show-download': 'true' });
    fireEvent.click(part('mute') as Element);
    expect(players.every(({ muted }) => muted)).toBe(true);
    act(() => void players[0]?.dispatchEvent(new Event('volumechange')));
    fireEvent.click(part('mute') as Element);
    expect(players.some(({ muted }) => muted)).toBe(false);
    expect(part('download')?.getAttribute('href')).toMatch(/\/a\.wav$/);
  });

  it('has no slider for a volume that a page cannot set, as on an iPhone, and still mutes', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const elsewhere = mount(ONE);
    act(() => vi.advanceTimersByTime(0));
    expect(elsewhere.part('volume')).not.toBeNull();
    vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockReturnValue(1);
    const { players, part } = mount(ONE);
    act(() => vi.advanceTimersByTime(0));
    expect(part('volume')).toBeNull();
    fireEvent.click(part('mute') as Element);
    expect(players[0]?.muted).toBe(true);
  });

  it('pauses the track that is heard by its button of the list, which has the sign of a pause', () => {
    const { players, container } = mount(TWO);
    const [first, second] = [...container.querySelectorAll('.track')] as [Element, Element];
    fireEvent.click(first);
    expect(players.map(({ paused }) => paused)).toEqual([false, true]);
    fireEvent.click(first);
    expect(players.map(({ paused }) => paused)).toEqual([true, true]);
    fireEvent.click(first);
    fireEvent.click(second);
    expect(players.map(({ paused }) => paused)).toEqual([true, false]);
  });

  it('begins at the start where the visitor has gone back to it, not where a pause was', () => {
    localStorage.clear();
    const store = pageStore();
    store.setState(({ consent }) => ({
      consent: { ...consent, purposes: { ...consent.purposes, preferences: true } },
    }));
    const { players, part } = mount(
      TWO.replace('"/b.wav" data-duration="30"', '"/b.wav" data-duration="90"'),
      { 'data-remember': 'true' },
      store,
    );
    const [player, other] = players as [HTMLAudioElement, HTMLAudioElement];
    const seek = (): void => void fireEvent.change(part('seek') as Element, { target: { value: '0' } });
    fireEvent.click(part('play') as Element);
    player.currentTime = 40;
    fireEvent.click(part('play') as Element);
    seek();
    fireEvent.click(part('play') as Element);
    expect([player.paused, player.currentTime]).toEqual([false, 0]);
    keepPlace(other.src, 50, 90);
    fireEvent.click(part('next') as Element);
    expect(other.currentTime, 'of one that was not touched').toBe(50);
  });

  it('leaves markup without a track alone', () => {
    expect(mount('<p>Em breve.</p>').container.innerHTML).toBe('<slot></slot>');
  });
});
