import { afterEach, describe, expect, it, vi } from 'vitest';
import { listenToPlayer, type PlayerLine } from '../../../../src/widgets/video/player-messages.ts';
import { fakeHandle } from '../../fake-handle.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';

let line: PlayerLine | null = null;
afterEach(() => {
  line?.end();
  vi.useRealTimers();
});

function begin(src: string, muted = false) {
  const sent = vi.fn();
  const contentWindow = { postMessage: sent } as unknown as Window;
  const started = vi.fn();
  line = listenToPlayer({ src, contentWindow } as HTMLIFrameElement, { muted, handle: fakeHandle(), started });
  const tell = (data: unknown, { origin = new URL(src).origin, source = contentWindow } = {}): void => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  const info = (told: object): void => tell(JSON.stringify({ event: 'infoDelivery', info: told }));
  return { sent, started, tell, info };
}

describe('the player of a provider [VIDEO-309]', () => {
  it('of YouTube is asked until it answers, starts once for each start, and is paused', () => {
    vi.useFakeTimers();
    const { sent, started, info, tell } = begin(`${YOUTUBE}/embed/a`);
    expect(sent).not.toHaveBeenCalled();
    expect(line?.pause()).toBe(false);
    line?.greet();
    vi.advanceTimersByTime(300);
    expect(sent.mock.calls).toEqual(
      Array(2).fill(['{"event":"listening","id":"vitrine","channel":"widget"}', YOUTUBE]),
    );
    tell(JSON.stringify({ event: 'initialDelivery', info: { playerState: -1 } }));
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveBeenCalledTimes(2);
    info({ playerState: 1 });
    info({ playerState: 3 });
    info({ playerState: 1 });
    info({ currentTime: 4 });
    expect(started).toHaveBeenCalledTimes(1);
    expect(line?.pause()).toBe(true);
    expect(sent.mock.lastCall).toEqual([
      '{"event":"command","func":"pauseVideo","args":[],"id":"vitrine","channel":"widget"}',
      YOUTUBE,
    ]);
    info({ playerState: 2 });
    tell(JSON.stringify({ event: 'onStateChange', info: 1 }));
    expect(started).toHaveBeenCalledTimes(2);
  });

  it('of Vimeo is asked for its events, and paused', () => {
    const { sent, started, tell } = begin(`${VIMEO}/video/1`);
    line?.greet();
    expect(sent.mock.calls.map(([message]) => message.value)).toEqual(['play', 'pause', 'ended', 'volumechange']);
    tell('{"event":"play","data":{}}');
    tell({ event: 'ended' });
    tell({ event: 'play' });
    expect(started).toHaveBeenCalledTimes(2);
    expect(line?.pause()).toBe(true);
    expect(sent.mock.lastCall).toEqual([{ method: 'pause' }, VIMEO]);
  });

  it('that plays without sound starts once it can be heard', () => {
    const ofYouTube = begin(`${YOUTUBE}/embed/a`, true);
    ofYouTube.info({ playerState: 1 });
    expect(ofYouTube.started).not.toHaveBeenCalled();
    ofYouTube.info({ muted: false });
    expect(ofYouTube.started).toHaveBeenCalledTimes(1);
    line?.end();
    const ofVimeo = begin(`${VIMEO}/video/1`, true);
    ofVimeo.tell({ event: 'play' });
    expect(ofVimeo.started).not.toHaveBeenCalled();
    ofVimeo.tell({ event: 'volumechange', data: { volume: 0.4 } });
    expect(ofVimeo.started).toHaveBeenCalledTimes(1);
  });

  it.each([['not json'], ['[]'], ['null'], [7], [null], ['{"event":"infoDelivery","info":"1"}'], [{ info: [1] }]])(
    'says nothing with %j',
    (data) => {
      const { started, tell } = begin(`${YOUTUBE}/embed/a`);
      tell(data);
      expect(started).not.toHaveBeenCalled();
    },
  );

  it('is not heard from another window or origin, nor after its end, and no other player is listened to', () => {
    const { started, tell, info } = begin(`${YOUTUBE}/embed/a`);
    const plays = '{"event":"infoDelivery","info":{"playerState":1}}';
    tell(plays, { source: window });
    tell(plays, { source: null as never });
    tell(plays, { origin: `${YOUTUBE}.exemplo` });
    tell(plays, { origin: VIMEO });
    expect(started).not.toHaveBeenCalled();
    line?.end();
    info({ playerState: 1 });
    expect(started).not.toHaveBeenCalled();
    for (const src of ['', 'https://fast.wistia.net/embed/iframe/a', 'https://www.youtube.com/embed/a']) {
      begin(src);
      expect(line).toBeNull();
    }
  });
});
