// Written by the build from the folders of this directory (build/registry-files.mjs). Do not edit.
import { serviceRegistry } from '../stage/make-registry.ts';
import { blockAnimations } from './block-animations/service.ts';
import { calls } from './calls/service.ts';
import { captcha } from './captcha/service.ts';
import { cart } from './cart/service.ts';
import { checkout } from './checkout/service.ts';
import { commentLinks } from './comment-links/service.ts';
import { consent } from './consent/service.ts';
import { dialogs } from './dialogs/service.ts';
import { gatedContent } from './gated-content/service.ts';
import { images } from './images/service.ts';
import { lightboxLinks } from './lightbox-links/service.ts';
import { maps } from './maps/service.ts';
import { member } from './member/service.ts';
import { native } from './native/service.ts';
import { overlays } from './overlays/service.ts';
import { owner } from './owner/service.ts';
import { quickViews } from './quick-views/service.ts';
import { scaledText } from './scaled-text/service.ts';
import { subscriptions } from './subscriptions/service.ts';
import { telemetry } from './telemetry/service.ts';
import { textHighlight } from './text-highlight/service.ts';
import { thirdParties } from './third-parties/service.ts';
import { tooltips } from './tooltips/service.ts';
import { visitorRecord } from './visitor-record/service.ts';
import { widgetRendering } from './widget-rendering/service.ts';

/** Every service that the page starts or code requests, with its chunk. */
export const services = serviceRegistry([
  [blockAnimations, () => import('./block-animations/index.ts')],
  [calls, () => import('./calls/index.ts')],
  [captcha, () => import('./captcha/index.ts')],
  [cart, () => import('./cart/index.ts')],
  [checkout, () => import('./checkout/index.ts')],
  [commentLinks, () => import('./comment-links/index.ts')],
  [consent, () => import('./consent/index.ts')],
  [dialogs, () => import('./dialogs/index.ts')],
  [gatedContent, () => import('./gated-content/index.ts')],
  [images, () => import('./images/index.ts')],
  [lightboxLinks, () => import('./lightbox-links/index.ts')],
  [maps, () => import('./maps/index.ts')],
  [member, () => import('./member/index.ts')],
  [native, () => import('./native/index.ts')],
  [overlays, () => import('./overlays/index.ts')],
  [owner, () => import('./owner/index.ts')],
  [quickViews, () => import('./quick-views/index.ts')],
  [scaledText, () => import('./scaled-text/index.ts')],
  [subscriptions, () => import('./subscriptions/index.ts')],
  [telemetry, () => import('./telemetry/index.ts')],
  [textHighlight, () => import('./text-highlight/index.ts')],
  [thirdParties, () => import('./third-parties/index.ts')],
  [tooltips, () => import('./tooltips/index.ts')],
  [visitorRecord, () => import('./visitor-record/index.ts')],
  [widgetRendering, () => import('./widget-rendering/index.ts')],
]);
