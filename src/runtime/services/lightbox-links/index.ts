import { LIGHTBOX_LINK } from '../../../vocab/names.ts';
import type { LightboxItem } from '../../../vocab/slides.ts';
import { documentMember, queryIn } from '../../page/document-member.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';

export default { start: startLightboxLinks } satisfies ServiceModule<undefined>;

/** The events that tell that a visitor is about to open a link. */
const NEAR = ['pointerover', 'focusin'];

const groupOf = (link: Element): string | null => link.getAttribute('data-lightbox');

/** The links that are one set: those with the same name; without a name a link is alone. */
function setOf(link: HTMLAnchorElement): readonly HTMLAnchorElement[] {
  const group = groupOf(link);
  const root = link.getRootNode() as Document | ShadowRoot;
  return group
    ? queryIn(root, LIGHTBOX_LINK).filter((one): one is HTMLAnchorElement => groupOf(one) === group)
    : [link];
}

/** An element with a text: unlike a text alone it is not read as markup. */
function textElement(text: string | null | undefined): Element | null {
  if (!text) return null;
  const element = documentMember('createElement').call(document, 'span');
  element.textContent = text;
  return element;
}

const itemOf = (link: HTMLAnchorElement): LightboxItem => ({
  content: link,
  id: link.id,
  meta:
    link.getAttribute('data-lightbox-caption') ??
    link.closest('figure')?.querySelector('figcaption') ??
    textElement(link.title || link.querySelector('img')?.alt),
});

/**
 * Opens links in the lightbox, and the link that the page's address names. A link whose lightbox cannot be loaded leads
 * where it always did.
 */
function startLightboxLinks(page: Pick<Page, 'open' | 'prepare'>): RunningService<undefined> {
  let isFollowing = false;
  const follow = (link: HTMLAnchorElement): void => {
    isFollowing = true;
    link.click();
    isFollowing = false;
  };
  const open = (link: HTMLAnchorElement, failed: () => void): void => {
    const links = setOf(link);
    page
      .open('lightbox', {
        set: links.map(itemOf),
        currentSetIndex: links.indexOf(link),
        theme: link.getAttribute('data-lightbox-theme') === 'light' ? 'light' : 'dark',
        historyHash: links.some(({ id }) => id),
        download: link.hasAttribute('data-lightbox-download'),
        share: link.hasAttribute('data-lightbox-share'),
        thumbnail: (index) => links[index] ?? null,
      })
      .catch(failed);
  };
  const openNamed = (): void => {
    const named = queryIn(document, `${LIGHTBOX_LINK}:target`)[0];
    // Nobody clicked: a lightbox that does not load is no reason to leave the page.
    if (named instanceof HTMLAnchorElement) open(named, () => {});
  };
  openNamed();
  addEventListener('hashchange', openNamed);
  const isNear = (event: Event): boolean =>
    event.composedPath().some((step) => step instanceof Element && Element.prototype.matches.call(step, LIGHTBOX_LINK));
  const near = (event: Event): void => {
    if (!isNear(event)) return;
    unlisten();
    page.prepare('lightbox');
  };
  const unlisten = (): void => {
    for (const type of NEAR) removeEventListener(type, near);
  };
  for (const type of NEAR) addEventListener(type, near);
  return {
    api: undefined,
    stop() {
      unlisten();
      removeEventListener('hashchange', openNamed);
    },
    handle(event) {
      // The path inside shadow roots is known only during the event, not once the service has loaded because of it.
      const at = event.composedPath()[0] ?? event.target;
      const link = at instanceof Element ? at.closest<HTMLAnchorElement>(LIGHTBOX_LINK) : null;
      if (!link || isFollowing) return false;
      open(link, () => follow(link));
      return true;
    },
  };
}
