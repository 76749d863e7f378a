import type { Context } from '../../vocab/context.ts';
import { PREFIX } from '../../vocab/names.ts';
import { withoutVisitor } from '../../vocab/rules/text/without-visitor.ts';
import { local } from './web-storage.ts';

/** The page as tracking calls and form submissions describe it (CENSUS-603). */
export type PageInfo = Readonly<Record<string, string | number | boolean | null>>;

const PROBE = `${PREFIX}:probe`;

/** Returns whether the browser really keeps what is written (CENSUS-604). */
function storageWorks(): boolean {
  const works = local.write(PROBE, '1');
  local.remove(PROBE);
  return works;
}

/**
 * Creates the record of the page in its current state. `clientDate` is in ms since 1970, sizes are in CSS px, `url` is the path. Crumb, tokens and everything
 * that identifies the visitor are removed from addresses.
 */
export function pageInfo(site: Context): PageInfo {
  const { location, navigator, screen, innerWidth, innerHeight } = window;
  // A form or image of such a name hides the member on `document`.
  const own = (name: string): string => String(Reflect.get(Document.prototype, name, document) ?? '');
  return {
    websiteId: site.website.id,
    templateId: site.templateId,
    website_locale: site.website.language || site.language,
    userAgent: navigator.userAgent,
    clientDate: Date.now(),
    viewportInnerWidth: innerWidth,
    viewportInnerHeight: innerHeight,
    screenWidth: screen?.width ?? 0,
    screenHeight: screen?.height ?? 0,
    url: location.pathname,
    title: own('title'),
    itemId: site.item.id,
    recordType: site.item.recordType,
    collectionId: site.collection.id,
    pagePermissionTypeValue: site.pagePermissionType,
    localStorageSupported: storageWorks(),
    queryString: withoutVisitor(location.search),
    referrer: withoutVisitor(own('referrer')),
  };
}
