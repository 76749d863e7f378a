type Flag = 'controls' | 'loop' | 'playsinline';

/** Sets attributes of a player of the page, and its sound. Returns a function that leaves both as the page had them. */
export function borrow(
  player: HTMLVideoElement,
  flags: Readonly<Partial<Record<Flag, boolean>>>,
  muted = player.muted,
): () => void {
  const before = Object.keys(flags).map((name) => [name, player.hasAttribute(name)] as const);
  const wasMuted = player.muted;
  for (const [name, on] of Object.entries(flags)) player.toggleAttribute(name, on);
  player.muted = muted;
  return () => {
    for (const [name, had] of before) if (player.hasAttribute(name) !== had) player.toggleAttribute(name, had);
    player.muted = wasMuted;
  };
}
