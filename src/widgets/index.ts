// Written by the build from the folders of this directory (build/registry-files.mjs). Do not edit.
import { blockRegistry } from '../runtime/stage/make-registry.ts';
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

/** Every block with its chunk and, where that is a file of its own, what reads its published markup. */
export const widgets = blockRegistry([
  [accordion, () => import('./accordion/index.ts'), () => import('./accordion/published.ts')],
  [announcementBar, () => import('./announcement-bar/index.ts')],
  [audio, () => import('./audio/index.ts'), () => import('./audio/published.ts')],
  [badge, () => import('./badge/index.ts')],
  [calendar, () => import('./calendar/index.ts'), () => import('./calendar/published.ts')],
  [cartDrawer, () => import('./cart-drawer/index.ts')],
  [cartIndicator, () => import('./cart-indicator/index.ts')],
  [cartPage, () => import('./cart-page/index.ts')],
  [chart, () => import('./chart/index.ts'), () => import('./chart/published.ts')],
  [code, () => import('./code/index.ts'), () => import('./code/published.ts')],
  [consentPreferences, () => import('./consent-preferences/index.ts')],
  [cookieBanner, () => import('./cookie-banner/index.ts')],
  [diagnosis, () => import('./diagnosis/index.ts')],
  [dialog, () => import('./dialog/index.ts')],
  [donation, () => import('./donation/index.ts')],
  [embed, () => import('./embed/index.ts'), () => import('./embed/published.ts')],
  [eventList, () => import('./event-list/index.ts'), () => import('./event-list/published.ts')],
  [form, () => import('./form/index.ts'), () => import('./form/published.ts')],
  [gallery, () => import('./gallery/index.ts'), () => import('./gallery/published.ts')],
  [giftCard, () => import('./gift-card/index.ts')],
  [image, () => import('./image/index.ts'), () => import('./image/published.ts')],
  [lightbox, () => import('./lightbox/index.ts')],
  [map, () => import('./map/index.ts'), () => import('./map/published.ts')],
  [marquee, () => import('./marquee/index.ts'), () => import('./marquee/published.ts')],
  [memberArea, () => import('./member-area/index.ts')],
  [memberLogin, () => import('./member-login/index.ts')],
  [menu, () => import('./menu/index.ts'), () => import('./menu/published.ts')],
  [mobileInfoBar, () => import('./mobile-info-bar/index.ts')],
  [newsletter, () => import('./newsletter/index.ts'), () => import('./newsletter/published.ts')],
  [overlayManager, () => import('./overlay-manager/index.ts')],
  [popup, () => import('./popup/index.ts')],
  [pricingToggle, () => import('./pricing-toggle/index.ts')],
  [product, () => import('./product/index.ts'), () => import('./product/published.ts')],
  [productList, () => import('./product-list/index.ts')],
  [quickView, () => import('./quick-view/index.ts')],
  [reservation, () => import('./reservation/index.ts')],
  [reviewRequest, () => import('./review-request/index.ts')],
  [reviews, () => import('./reviews/index.ts')],
  [search, () => import('./search/index.ts'), () => import('./search/published.ts')],
  [shape, () => import('./shape/index.ts'), () => import('./shape/published.ts')],
  [socialFeed, () => import('./social-feed/index.ts')],
  [summary, () => import('./summary/index.ts'), () => import('./summary/published.ts')],
  [tourDates, () => import('./tour-dates/index.ts'), () => import('./tour-dates/published.ts')],
  [video, () => import('./video/index.ts'), () => import('./video/published.ts')],
]);
