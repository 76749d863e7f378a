import { recordQuickView } from '../../../api/tracking/census.ts';
import { PRODUCT_DATA, QUICK_VIEW_LINK } from '../../../vocab/names.ts';
import { countsVisitor } from '../../../vocab/rules/site/counts-page-view.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import type { ServiceApis } from '../../stage/services.ts';
import { siteOf } from '../../store/site-of.ts';
import { mayCollect, whileAllowed } from '../consent/permissions.ts';

export default { start: startQuickViews } satisfies ServiceModule<ServiceApis['quick-views']>;

/** The events that tell that a visitor is about to open a link. */
const NEAR = ['pointerover', 'focusin'];

/** The data of the product around a link; undefined where there are none, or they are no JSON. */
function productAround(link: Element): unknown {
  const text = link.closest(`[${PRODUCT_DATA}]`)?.getAttribute(PRODUCT_DATA);
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A click with which a visitor asks for a new tab or a download. */
const asksForMore = (event: Event): boolean => {
  const { ctrlKey, metaKey, shiftKey, altKey }: Partial<MouseEvent> = event as MouseEvent;
  return Boolean(ctrlKey || metaKey || shiftKey || altKey);
};

/**
 * Opens the quick view of a product, and records each of a visitor, not those of owners (CENSUS-620). A link whose quick view cannot be loaded leads
 * where it always did.
 */
function startQuickViews(
  page: Pick<Page, 'context' | 'open' | 'prepare' | 'service' | 'store'>,
): RunningService<ServiceApis['quick-views']> {
  let isFollowing = false;
  let stopped = false;
  const linkOf = (event: Event): HTMLAnchorElement | null => {
    const at = event.composedPath()[0] ?? event.target;
    return at instanceof Element ? at.closest<HTMLAnchorElement>(QUICK_VIEW_LINK) : null;
  };
  const follow = (link: HTMLAnchorElement): void => {
    isFollowing = true;
    link.click();
    isFollowing = false;
  };
  const near = (event: Event): void => {
    if (!linkOf(event)) return;
    unlisten();
    page.prepare('quick-view');
  };
  const unlisten = (): void => {
    for (const type of NEAR) removeEventListener(type, near);
  };
  for (const type of NEAR) addEventListener(type, near);
  return {
    async api(productId) {
      const mayRecord = (): boolean =>
        !stopped && countsVisitor(siteOf(page), location.pathname) && mayCollect(page.store, 'analytics');
      if (!mayRecord()) return;
      try {
        await recordQuickView(whileAllowed(await page.service('calls'), mayRecord), productId);
      } catch {}
    },
    stop() {
      stopped = true;
      unlisten();
    },
    handle(event, target) {
      const link = target instanceof HTMLAnchorElement ? target : linkOf(event);
      if (!link || isFollowing || asksForMore(event)) return false;
      const product = productAround(link);
      if (product === undefined) return false;
      const server = link.closest('[data-server=platform]') && ({ server: 'platform' } as const);
      page.open('quick-view', { product, url: link.href, ...server }).catch(() => follow(link));
      return true;
    },
  };
}
