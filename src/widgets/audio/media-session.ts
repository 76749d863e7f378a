export interface SessionTrack {
  readonly title: string;
  readonly author: string;
  readonly album: string;
}

export interface SessionActions {
  play(): void;
  pause(): void;
  seekBy(seconds: number): void;
  seekTo(seconds: number): void;
  /** Absent at the ends of a list. */
  readonly previous?: (() => void) | undefined;
  readonly next?: (() => void) | undefined;
}

const ACTIONS = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto', 'previoustrack', 'nexttrack'] as const;

/** Shows a track on the lock screen and connects the media keys, where the browser can. Returns the function that ends it. */
export function showSession({ title, author, album }: SessionTrack, actions: SessionActions): () => void {
  const { mediaSession } = navigator as Partial<Navigator>;
  if (!mediaSession) return () => {};
  const set = (name: MediaSessionAction, handler: MediaSessionActionHandler | null): void => {
    try {
      mediaSession.setActionHandler(name, handler);
    } catch {
      // A browser may not know the action.
    }
  };
  const metadata = new MediaMetadata({ title, artist: author, album });
  mediaSession.metadata = metadata;
  set('play', () => actions.play());
  set('pause', () => actions.pause());
  set('seekbackward', ({ seekOffset }) => actions.seekBy(-(seekOffset || 10)));
  set('seekforward', ({ seekOffset }) => actions.seekBy(seekOffset || 10));
  set('seekto', ({ seekTime }) => actions.seekTo(seekTime ?? 0));
  set('previoustrack', actions.previous ?? null);
  set('nexttrack', actions.next ?? null);
  return () => {
    // Another player of the page may have it by now.
    if (mediaSession.metadata !== metadata) return;
    mediaSession.metadata = null;
    for (const name of ACTIONS) set(name, null);
  };
}
