import { isRecord } from '../../../vocab/is-record.ts';
import { MEMBER_CHANGE_KEY, MEMBER_CHANNEL } from '../../../vocab/names.ts';
import { randomText } from '../../page/random-text.ts';
import { local } from '../../page/web-storage.ts';

/** The messages that a tab receives from the other tabs of the same site. */
interface TabListener {
  /** A member has signed in or out in another tab. */
  changed(signedIn: boolean, token: string | null): void;
  /** The token of this tab, for one that was opened later. */
  token(): string | null;
  /** Another tab has told its token. */
  told(token: string): void;
}

/**
 * Keeps the tabs of a site in step about its member (F-083). Each tab has a session storage of its own, so that the
 * token goes to the others by a message. A page out of the back/forward cache has missed the messages: it compares a
 * mark in local storage, which says nothing of who the member is.
 */
export function memberTabs(listener: TabListener): { tell(signedIn: boolean): void; ask(): void; stop(): void } {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(MEMBER_CHANNEL) : null;
  let mark = local.read(MEMBER_CHANGE_KEY);
  const heard = ({ data }: MessageEvent<unknown>): void => {
    if (!isRecord(data)) return;
    const token = typeof data.token === 'string' ? data.token : null;
    if (typeof data.signedIn === 'boolean') {
      mark = local.read(MEMBER_CHANGE_KEY);
      listener.changed(data.signedIn, token);
    } else if (token) listener.told(token);
    else if (listener.token()) channel?.postMessage({ token: listener.token() });
  };
  const shown = (event: PageTransitionEvent): void => {
    const now = local.read(MEMBER_CHANGE_KEY);
    if (!event.persisted || now === mark) return;
    mark = now;
    listener.changed(now?.startsWith('in') ?? false, null);
  };
  channel?.addEventListener('message', heard);
  addEventListener('pageshow', shown);
  return {
    tell(signedIn) {
      local.write(MEMBER_CHANGE_KEY, `${signedIn ? 'in' : 'out'}:${randomText()}`);
      // Where nothing could be written, the mark that is there says nothing of this change.
      mark = local.read(MEMBER_CHANGE_KEY);
      channel?.postMessage({ signedIn, token: signedIn ? listener.token() : null });
    },
    ask: () => channel?.postMessage({}),
    stop() {
      removeEventListener('pageshow', shown);
      channel?.close();
    },
  };
}
