/** Draws a link in the place of a player that has not come. The focus goes from the one to the other: without it the keyboard would begin at the top of the page again. */
export function replacePlayer(player: Element | null, show: () => void): void {
  const root = player?.getRootNode() as ShadowRoot | undefined;
  // Not `:focus`: a frame whose own page has the focus does not match it.
  const hadFocus = player && root?.activeElement === player;
  show();
  if (hadFocus) root?.querySelector<HTMLElement>('[part=video-play]')?.focus({ preventScroll: true });
}
