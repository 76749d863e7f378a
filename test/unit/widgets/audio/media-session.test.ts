import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showSession } from '../../../../src/widgets/audio/media-session.ts';

class Metadata {
  readonly said: unknown;
  constructor(said: unknown) {
    this.said = said;
  }
}

const handlers = new Map<string, MediaSessionActionHandler | null>();
const session = {
  metadata: null as Metadata | null,
  setActionHandler(name: string, handler: MediaSessionActionHandler | null) {
    if (name === 'seekto') throw new TypeError('not supported');
    handlers.set(name, handler);
  },
};
const actions = () => ({ play: vi.fn(), pause: vi.fn(), seekBy: vi.fn(), seekTo: vi.fn() });
const track = { title: 'Estalos', author: 'Nair', album: 'Ateliê' };
const call = (name: string, details: object = {}) =>
  handlers.get(name)?.({ action: name, ...details } as MediaSessionActionDetails);

beforeEach(() => {
  handlers.clear();
  session.metadata = null;
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  vi.stubGlobal('MediaMetadata', Metadata);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  vi.unstubAllGlobals();
});

describe('what the lock screen shows of a track', () => {
  it('has its names, and the media keys play, pause and seek by 10 s or what the system says [BLOCK-005]', () => {
    const own = actions();
    showSession(track, own);
    expect(session.metadata?.said).toEqual({ title: 'Estalos', artist: 'Nair', album: 'Ateliê' });
    call('play');
    call('pause');
    call('seekbackward');
    call('seekforward', { seekOffset: 30 });
    expect([own.play.mock.calls.length, own.pause.mock.calls.length]).toEqual([1, 1]);
    expect(own.seekBy.mock.calls).toEqual([[-10], [30]]);
  });

  it('has the keys of a list only where there is a track before or after', () => {
    const next = vi.fn();
    showSession(track, { ...actions(), next });
    call('nexttrack');
    expect(next).toHaveBeenCalledTimes(1);
    expect(handlers.get('previoustrack')).toBe(null);
  });

  it('is taken away at the end, but not from another player that has it by then', () => {
    const end = showSession(track, actions());
    const other = showSession({ ...track, title: 'Torno' }, actions());
    end();
    expect(session.metadata?.said).toMatchObject({ title: 'Torno' });
    expect(handlers.get('play')).not.toBe(null);
    other();
    expect([session.metadata, handlers.get('play')]).toEqual([null, null]);
  });

  it('is nothing where a browser has none', () => {
    Reflect.deleteProperty(navigator, 'mediaSession');
    expect(() => showSession(track, actions())()).not.toThrow();
  });
});
