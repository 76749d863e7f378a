/** The channel on which a tab tells the others that it has changed the cart. */
const CHANNEL = 'vitrine:cart';

/** Tells other tabs of changes, and hears of theirs. */
export interface TabSync {
  tell(): void;
  stop(): void;
}

/**
 * Opens the channel between the tabs of a site. A message says only that something has changed: each tab asks the
 * server, so that none can show another one what the server did not say. The channel is closed while the page is in the
 * back/forward cache, which would otherwise drop the page.
 *
 * @param changed is called after another tab's change, and when the page is back from the cache
 */
export function tabSync(changed: () => void): TabSync {
  let channel: BroadcastChannel | null = null;
  const open = (): void => {
    if (channel || typeof BroadcastChannel !== 'function') return;
    try {
      channel = new BroadcastChannel(CHANNEL);
      channel.onmessage = changed;
    } catch {
      // A frame without an origin has no channel.
    }
  };
  const close = (): void => {
    channel?.close();
    channel = null;
  };
  const shown = ({ persisted }: PageTransitionEvent): void => {
    open();
    if (persisted) changed();
  };
  open();
  addEventListener('pagehide', close);
  addEventListener('pageshow', shown);
  return {
    tell: () => channel?.postMessage('changed'),
    stop() {
      removeEventListener('pagehide', close);
      removeEventListener('pageshow', shown);
      close();
    },
  };
}
