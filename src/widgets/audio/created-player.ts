/** Creates a player for a file that no page markup contains; nothing is fetched before it plays. */
export function createPlayer(address: string): HTMLAudioElement {
  const player = Document.prototype.createElement.call(document, 'audio') as HTMLAudioElement;
  player.preload = 'none';
  player.src = address;
  return player;
}

/** Ends a player that was created here: its file is no longer fetched. */
export function removePlayer(player: HTMLMediaElement): void {
  player.pause();
  player.removeAttribute('src');
  player.load();
}
