/**
 * Draws a link in the place of a player that has not come. The focus goes from the one to the other: without it the keyboard would begin at the top of the page again.
 *
 * @param show draws; it is told whether the link will have the focus, and be read
 */
export function replacePlayer(player: Element | null, show: (isRead: boolean) => void): void {
  const root = player?.getRootNode() as ShadowRoot | undefined;
  // Not `:focus`: a frame whose own page has the focus does not match it.
  const hadFocus = player !== null && root?.activeElement === player;
  show(hadFocus);
  if (hadFocus) root?.querySelector<HTMLElement>('[part=video-play]')?.focus({ preventScroll: true });
}
