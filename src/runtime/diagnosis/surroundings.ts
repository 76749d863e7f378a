import { breakpoints, deviceHeights, mediaQueries } from '../../vocab/codes/layout.ts';
import type { Context } from '../../vocab/context.ts';
import { linkCategory } from '../../vocab/rules/link/link-category.ts';
import { pageTypeOf } from '../../vocab/rules/site/page-type.ts';
import {
  isCoverPage,
  isInResoldGracePeriod,
  isInternal,
  isParkingPage,
  isResold,
} from '../../vocab/rules/site/website.ts';
import { deviceSignals, isMobileDevice } from '../page/device.ts';
import { queryIn } from '../page/document-member.ts';
import type { LinkReport, SiteReport, WindowReport } from './page-report.ts';
import { selectorOf } from './selector-of.ts';

/** Maximum number of links in a report. */
const MAX_LINKS = 500;

/** What the context says about page and site, in words (CTX-305, CTX-306, CTX-603, CTX-608). */
export const siteReport = ({ website, pageType }: Context): SiteReport => ({
  pageType: pageTypeOf(pageType),
  isCoverPage: isCoverPage(website),
  isParkingPage: isParkingPage(website),
  isResold: isResold(website),
  isInResoldGracePeriod: isInResoldGracePeriod(website),
  isInternal: isInternal(website),
});

/** The window by the breakpoints of the requirements (LIMIT-301, LIMIT-302, LIMIT-601 to LIMIT-604). */
export function windowReport(): WindowReport {
  const { desktopPx, wideDesktopPx } = breakpoints;
  const layouts = ['mobile', 'tablet', 'desktop'] as const;
  return {
    layout: layouts.find((name) => matchMedia(mediaQueries[name]).matches) ?? 'desktop',
    desktop: [wideDesktopPx, desktopPx].find((px) => matchMedia(`(min-width: ${px}px)`).matches) ?? null,
    deviceHeight: deviceHeights.allPx.find((px) => screen.height <= px) ?? null,
    isMobileDevice: isMobileDevice(deviceSignals()),
  };
}

/** What kind of thing each link of the page leads to (LINK-601 to LINK-608). Their addresses may say something of the visitor and are left out. */
export const linksReport = (): readonly LinkReport[] =>
  queryIn(document, 'a')
    .slice(0, MAX_LINKS)
    .map((link) => ({ category: linkCategory(link.getAttribute('href')), address: selectorOf(link) }));
