import { parseAddress } from '../../vocab/parse-address.ts';

/** The parameters that let a player begin by itself. */
const STARTS = ['autoplay', 'autoPlay', 'auto_play'];

/** Of the frames of other servers, those that ask for what a player needs. */
const PLAYER = 'iframe[allowfullscreen],iframe[allow*="autoplay"],iframe[allow*="fullscreen"]';

/** Stops a player: one of this site is paused, one of another server begins anew without playing. */
function stopFrame(frame: HTMLIFrameElement): void {
  const inside = frame.contentDocument?.documentElement;
  if (inside) silence(inside);
  const address = !inside && frame.matches(PLAYER) && parseAddress(frame.src);
  if (!address) return;
  for (const name of STARTS) address.searchParams.delete(name);
  // Without an entry in the history.
  frame.contentWindow?.location.replace(address.href);
}

/**
 * Stops what can be heard or goes on unseen in content that is being hidden: media pause, and players in frames stop. What slots show and what shadow roots
 * contain belongs to it. A silent loop is a decoration and goes on.
 */
export function silence(element: Element): void {
  // Media and frames of another window are of other classes.
  if (/^(audio|video)$/.test(element.localName)) {
    const media = element as HTMLMediaElement;
    if (!media.paused && !(media.muted && media.loop)) media.pause();
  } else if (element.localName === 'iframe') stopFrame(element as HTMLIFrameElement);
  const shown = element instanceof HTMLSlotElement ? element.assignedElements() : [];
  for (const child of [...(element.shadowRoot?.children ?? []), ...element.children, ...shown]) silence(child);
}
