// Written by the build from the folders of this directory (build/registry-files.mjs). Do not edit.
import type { Block } from '../vocab/block/define-block.ts';
import { accordion } from './accordion/block.ts';
import { announcementBar } from './announcement-bar/block.ts';
import { audio } from './audio/block.ts';
import { badge } from './badge/block.ts';
import { calendar } from './calendar/block.ts';
import { cartDrawer } from './cart-drawer/block.ts';
import { cartIndicator } from './cart-indicator/block.ts';
import { cartPage } from './cart-page/block.ts';
import { chart } from './chart/block.ts';
import { code } from './code/block.ts';
import { consentPreferences } from './consent-preferences/block.ts';
import { cookieBanner } from './cookie-banner/block.ts';
import { diagnosis } from './diagnosis/block.ts';
import { dialog } from './dialog/block.ts';
import { donation } from './donation/block.ts';
import { embed } from './embed/block.ts';
import { eventList } from './event-list/block.ts';
import { form } from './form/block.ts';
import { gallery } from './gallery/block.ts';
import { giftCard } from './gift-card/block.ts';
import { image } from './image/block.ts';
import { lightbox } from './lightbox/block.ts';
import { map } from './map/block.ts';
import { marquee } from './marquee/block.ts';
import { memberArea } from './member-area/block.ts';
import { memberLogin } from './member-login/block.ts';
import { menu } from './menu/block.ts';
import { mobileInfoBar } from './mobile-info-bar/block.ts';
import { newsletter } from './newsletter/block.ts';
import { overlayManager } from './overlay-manager/block.ts';
import { popup } from './popup/block.ts';
import { pricingToggle } from './pricing-toggle/block.ts';
import { product } from './product/block.ts';
import { productList } from './product-list/block.ts';
import { quickView } from './quick-view/block.ts';
import { reservation } from './reservation/block.ts';
import { reviewRequest } from './review-request/block.ts';
import { reviews } from './reviews/block.ts';
import { search } from './search/block.ts';
import { shape } from './shape/block.ts';
import { socialFeed } from './social-feed/block.ts';
import { summary } from './summary/block.ts';
import { tourDates } from './tour-dates/block.ts';
import { video } from './video/block.ts';

// Brings what the declarations add to the vocabulary's types, such as their events, into the types of the package.
export type {} from './accordion/block.ts';
export type {} from './announcement-bar/block.ts';
export type {} from './audio/block.ts';
export type {} from './badge/block.ts';
export type {} from './calendar/block.ts';
export type {} from './cart-drawer/block.ts';
export type {} from './cart-indicator/block.ts';
export type {} from './cart-page/block.ts';
export type {} from './chart/block.ts';
export type {} from './code/block.ts';
export type {} from './consent-preferences/block.ts';
export type {} from './cookie-banner/block.ts';
export type {} from './diagnosis/block.ts';
export type {} from './dialog/block.ts';
export type {} from './donation/block.ts';
export type {} from './embed/block.ts';
export type {} from './event-list/block.ts';
export type {} from './form/block.ts';
export type {} from './gallery/block.ts';
export type {} from './gift-card/block.ts';
export type {} from './image/block.ts';
export type {} from './lightbox/block.ts';
export type {} from './map/block.ts';
export type {} from './marquee/block.ts';
export type {} from './member-area/block.ts';
export type {} from './member-login/block.ts';
export type {} from './menu/block.ts';
export type {} from './mobile-info-bar/block.ts';
export type {} from './newsletter/block.ts';
export type {} from './overlay-manager/block.ts';
export type {} from './popup/block.ts';
export type {} from './pricing-toggle/block.ts';
export type {} from './product/block.ts';
export type {} from './product-list/block.ts';
export type {} from './quick-view/block.ts';
export type {} from './reservation/block.ts';
export type {} from './review-request/block.ts';
export type {} from './reviews/block.ts';
export type {} from './search/block.ts';
export type {} from './shape/block.ts';
export type {} from './social-feed/block.ts';
export type {} from './summary/block.ts';
export type {} from './tour-dates/block.ts';
export type {} from './video/block.ts';

/** Every declaration: what documentation, editors, linter, demo and tests are made from. The browser's bundle has them one by one. */
export const blocks: readonly Block[] = [
  accordion,
  announcementBar,
  audio,
  badge,
  calendar,
  cartDrawer,
  cartIndicator,
  cartPage,
  chart,
  code,
  consentPreferences,
  cookieBanner,
  diagnosis,
  dialog,
  donation,
  embed,
  eventList,
  form,
  gallery,
  giftCard,
  image,
  lightbox,
  map,
  marquee,
  memberArea,
  memberLogin,
  menu,
  mobileInfoBar,
  newsletter,
  overlayManager,
  popup,
  pricingToggle,
  product,
  productList,
  quickView,
  reservation,
  reviewRequest,
  reviews,
  search,
  shape,
  socialFeed,
  summary,
  tourDates,
  video,
];
