import { COMMENT_LINK } from '../../../vocab/names.ts';
import { documentMember, queryIn } from '../../page/document-member.ts';
import { valueAt } from '../../page/value-at.ts';
import { waitForElement } from '../../page/wait-for-element.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { siteOf } from '../../store/site-of.ts';

export default { start: startCommentLinks } satisfies ServiceModule<undefined>;

const LINK = `a[${COMMENT_LINK}]`;

/**
 * The id of the comments of an item, which the item's own id follows, and that of the discussion of an external service
 * (NAV-019, NAV-020).
 */
const COMMENTS_ID = 'comments-outer-';
const DISCUSSION_ID = 'disqus_thread';

/** The events that tell that a visitor has gone on: from then on nothing scrolls under them. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** The part of an address that names comments; empty where it names something else. */
function commentsIn(hash: string): string {
  const id = hash.slice(1);
  return id === DISCUSSION_ID || id.startsWith(COMMENTS_ID) ? id : '';
}

/**
 * Completes the links to comments, also those that come later: the page of the link, or this one, with the place of the
 * comments (NAV-019, NAV-020). Where the site says that nobody may comment they are not displayed (CTX-009). Comments
 * that come after the page are scrolled to once they are there.
 */
function startCommentLinks(page: Pick<Page, 'context' | 'store' | 'log'>): RunningService<undefined> {
  const { websiteSettings, item } = siteOf(page);
  const isOff = valueAt(page.context, 'websiteSettings.commentsEnabled') === false;
  const done = new WeakSet<Element>();
  const stopped = new AbortController();
  const { signal } = stopped;

  function complete(link: Element): void {
    if (done.has(link) || !(link instanceof HTMLAnchorElement)) return;
    done.add(link);
    const id = link.getAttribute(COMMENT_LINK) || item.id;
    const place = websiteSettings.disqusShortname ? DISCUSSION_ID : id && `${COMMENTS_ID}${id}`;
    if (isOff) link.hidden = true;
    if (!place) return;
    const [address = ''] = (link.hasAttribute('href') ? link.href : location.href).split('#', 1);
    link.href = `${address}#${place}`;
  }

  /** Scrolls to the comments that the address names, unless they are there already, as the browser has done it then. */
  async function arrive(): Promise<void> {
    const id = commentsIn(location.hash);
    const selector = `#${CSS.escape(id)}`;
    if (!id || queryIn(document, selector)[0]) return;
    const left = new AbortController();
    const leave = (): void => left.abort();
    for (const type of MOVES) addEventListener(type, leave, { once: true, passive: true, signal: left.signal });
    signal.addEventListener('abort', leave, { signal: left.signal });
    try {
      const comments = await waitForElement(documentMember('documentElement'), selector, undefined, left.signal);
      comments.scrollIntoView({ block: 'start', behavior: 'instant' });
    } catch (error) {
      if (!left.signal.aborted) page.log.warn('VT040', null, `comment-links: ${error}`);
    }
    leave();
  }

  const look = (): void => queryIn(document, LINK).forEach(complete);
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('hashchange', arrive, { signal });
  look();
  void arrive();
  return {
    api: undefined,
    stop() {
      observer.disconnect();
      stopped.abort();
    },
  };
}
