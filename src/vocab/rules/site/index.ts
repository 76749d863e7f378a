export { type Audience, audienceOf, isViewerOnly } from './audience.ts';
export { countsPageView, countsVisitor } from './counts-page-view.ts';
export { destination } from './destination.ts';
export { type OwnerKeyAction, type OwnerKeySituation, ownerKeyAction } from './owner-key.ts';
export { type OwnerVisit, redirectsOwner } from './owner-redirect.ts';
export { type PageType, pageTypeOf } from './page-type.ts';
export { signInAddress } from './sign-in-address.ts';
export { signedOutAddress } from './signed-out-address.ts';
export { type UpgradePages, upgradeRoute } from './upgrade-route.ts';
export {
  formatVisitorRecord,
  parseVisitorRecord,
  parseVisitTimestamp,
  type VisitorRecord,
} from './visitor-cookies.ts';
export { isCoverPage, isInResoldGracePeriod, isInternal, isParkingPage, isResold } from './website.ts';
