export { type Audience, audienceOf, isViewerOnly } from './audience.ts';
export { countsPageView, countsVisitor } from './counts-page-view.ts';
export { destination } from './destination.ts';
export { type PageType, pageTypeOf } from './page-type.ts';
export { signInAddress } from './sign-in-address.ts';
export {
  formatVisitorRecord,
  parseVisitorRecord,
  parseVisitTimestamp,
  type VisitorRecord,
} from './visitor-cookies.ts';
export { isCoverPage, isInResoldGracePeriod, isInternal, isParkingPage, isResold } from './website.ts';
