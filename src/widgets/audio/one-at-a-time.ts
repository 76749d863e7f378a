import { documentMember, queryIn } from '../../runtime/page/document-member.ts';

/** The players that no page markup contains: those of published blocks. */
const created = new Set<HTMLMediaElement>();

const isLoud = (media: HTMLMediaElement): boolean => !media.paused && !media.muted && media.volume > 0;

/** Pauses everything else of the page that can be heard. */
export function pauseOthers(than: HTMLMediaElement): void {
  const media = [...queryIn(document, 'audio,video'), ...created] as HTMLMediaElement[];
  for (const one of media) if (one !== than && isLoud(one)) one.pause();
}

/** Creates a player for a file; nothing is fetched before it plays. */
export function createPlayer(address: string): HTMLAudioElement {
  const player = Document.prototype.createElement.call(document, 'audio') as HTMLAudioElement;
  player.preload = 'none';
  player.src = address;
  created.add(player);
  return player;
}

/** Ends a player that was created here: its file is no longer fetched. */
export function removePlayer(player: HTMLMediaElement): void {
  created.delete(player);
  player.pause();
  player.removeAttribute('src');
  player.load();
}

/** Calls a function when other audio of the page starts to be heard. */
export function watchOthers(others: (media: HTMLMediaElement) => void): () => void {
  const heard = ({ target }: Event): void => {
    if (target instanceof HTMLMediaElement && isLoud(target)) others(target);
  };
  const root = documentMember('documentElement');
  // Media events do not bubble, but are captured.
  root.addEventListener('play', heard, true);
  root.addEventListener('volumechange', heard, true);
  return () => {
    root.removeEventListener('play', heard, true);
    root.removeEventListener('volumechange', heard, true);
  };
}
