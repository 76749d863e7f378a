import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { parseAddress } from '../../vocab/parse-address.ts';

/** What a message of a player says; what it does not tell stays as it was. */
interface Told {
  readonly plays?: boolean;
  readonly muted?: boolean;
}

/** How a provider's player is listened to and paused, in messages between the windows. */
interface Protocol {
  /** What makes it tell what it does. */
  readonly greetings: readonly unknown[];
  readonly pause: unknown;
  read(message: Readonly<Record<string, unknown>>): Told;
}

const VIMEO_STATES: Readonly<Record<string, boolean>> = { play: true, pause: false, ended: false };

/** By the origin of the player. The others tell nothing that is documented. */
const PROTOCOLS: Readonly<Record<string, Protocol>> = {
  'https://www.youtube-nocookie.com': {
    greetings: ['{"event":"listening","id":"vitrine","channel":"widget"}'],
    pause: '{"event":"command","func":"pauseVideo","args":[],"id":"vitrine","channel":"widget"}',
    read({ event, info }) {
      const { playerState: state, muted } = isRecord(info)
        ? info
        : { playerState: event === 'onStateChange' ? info : undefined, muted: undefined };
      return {
        // 3 says that it waits for its file, whether it plays or not.
        ...(typeof state === 'number' && state !== 3 && { plays: state === 1 }),
        ...(typeof muted === 'boolean' && { muted }),
      };
    },
  },
  'https://player.vimeo.com': {
    greetings: [...Object.keys(VIMEO_STATES), 'volumechange'].map((value) => ({ method: 'addEventListener', value })),
    pause: { method: 'pause' },
    read({ event, data }) {
      const name = String(event);
      const volume = isRecord(data) ? data.volume : undefined;
      return {
        ...(Object.hasOwn(VIMEO_STATES, name) && { plays: VIMEO_STATES[name] === true }),
        ...(name === 'volumechange' && typeof volume === 'number' && { muted: volume === 0 }),
      };
    },
  },
};

/** When a player is asked again that has not answered yet, ms after it has loaded: its script may come later. */
const AGAIN = [250, 1_000, 4_000];

export interface PlayerLine {
  /** To be called once its page has loaded; before that a message would reach nobody. */
  greet(): void;
  /** False for a player that has not answered: it cannot be paused by a message. */
  pause(): boolean;
  end(): void;
}

interface LineOptions {
  readonly muted: boolean;
  readonly handle: BlockHandle;
  /** Called when it begins to be heard. */
  started(): void;
}

/** Parses what YouTube sends as text and Vimeo as either; null for anything else. */
function messageIn(data: unknown): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Listens to what a visitor does inside a provider's player (VIDEO-309). Only messages of this iframe's own window count, and only from the player's origin (threat
 * T-16).
 *
 * @returns null for a player that cannot be listened to
 */
export function listenToPlayer(frame: HTMLIFrameElement, { muted, handle, started }: LineOptions): PlayerLine | null {
  const origin = parseAddress(frame.src)?.origin ?? '';
  const protocol = Object.hasOwn(PROTOCOLS, origin) ? PROTOCOLS[origin] : undefined;
  if (!protocol) return null;
  let hasAnswered = false;
  let now = { plays: false, muted };
  const timers: (() => void)[] = [];
  const hear = ({ source, origin: from, data }: MessageEvent): void => {
    if (!source || source !== frame.contentWindow || from !== origin) return;
    const message = messageIn(data);
    if (!message) return;
    hasAnswered = true;
    const before = now;
    now = { ...now, ...protocol.read(message) };
    if (now.plays && !now.muted && !(before.plays && !before.muted)) handle.run(started);
  };
  const send = (message: unknown): void => frame.contentWindow?.postMessage(message, origin);
  const greet = (): void => {
    if (!hasAnswered) for (const greeting of protocol.greetings) send(greeting);
  };
  window.addEventListener('message', hear);
  return {
    greet() {
      greet();
      timers.push(...AGAIN.map((ms) => handle.after(ms, greet)));
    },
    pause() {
      if (hasAnswered) send(protocol.pause);
      return hasAnswered;
    },
    end() {
      window.removeEventListener('message', hear);
      for (const stop of timers) stop();
    },
  };
}
