// Written by the build from the folders of this directory (build/registry-files.mjs). Do not edit.
import type { Service } from '../../vocab/block/define-service.ts';
import { blockAnimations } from './block-animations/service.ts';
import { calls } from './calls/service.ts';
import { captcha } from './captcha/service.ts';
import { cart } from './cart/service.ts';
import { census } from './census/service.ts';
import { checkout } from './checkout/service.ts';
import { commentLinks } from './comment-links/service.ts';
import { consent } from './consent/service.ts';
import { dialogs } from './dialogs/service.ts';
import { events } from './events/service.ts';
import { experiments } from './experiments/service.ts';
import { gatedContent } from './gated-content/service.ts';
import { images } from './images/service.ts';
import { landing } from './landing/service.ts';
import { lightboxLinks } from './lightbox-links/service.ts';
import { maps } from './maps/service.ts';
import { member } from './member/service.ts';
import { native } from './native/service.ts';
import { overlays } from './overlays/service.ts';
import { owner } from './owner/service.ts';
import { performance } from './performance/service.ts';
import { quickViews } from './quick-views/service.ts';
import { scaledText } from './scaled-text/service.ts';
import { subscriptions } from './subscriptions/service.ts';
import { telemetry } from './telemetry/service.ts';
import { textHighlight } from './text-highlight/service.ts';
import { thirdParties } from './third-parties/service.ts';
import { tooltips } from './tooltips/service.ts';
import { trace } from './trace/service.ts';
import { visitorRecord } from './visitor-record/service.ts';
import { visits } from './visits/service.ts';
import { widgetRendering } from './widget-rendering/service.ts';

// Brings what the declarations add to the types of services and events into the types of the package.
export type {} from './block-animations/service.ts';
export type {} from './calls/service.ts';
export type {} from './captcha/service.ts';
export type {} from './cart/service.ts';
export type {} from './census/service.ts';
export type {} from './checkout/service.ts';
export type {} from './comment-links/service.ts';
export type {} from './consent/service.ts';
export type {} from './dialogs/service.ts';
export type {} from './events/service.ts';
export type {} from './experiments/service.ts';
export type {} from './gated-content/service.ts';
export type {} from './images/service.ts';
export type {} from './landing/service.ts';
export type {} from './lightbox-links/service.ts';
export type {} from './maps/service.ts';
export type {} from './member/service.ts';
export type {} from './native/service.ts';
export type {} from './overlays/service.ts';
export type {} from './owner/service.ts';
export type {} from './performance/service.ts';
export type {} from './quick-views/service.ts';
export type {} from './scaled-text/service.ts';
export type {} from './subscriptions/service.ts';
export type {} from './telemetry/service.ts';
export type {} from './text-highlight/service.ts';
export type {} from './third-parties/service.ts';
export type {} from './tooltips/service.ts';
export type {} from './trace/service.ts';
export type {} from './visitor-record/service.ts';
export type {} from './visits/service.ts';
export type {} from './widget-rendering/service.ts';

/** Every declaration of a service, for documentation, build and tests. */
export const declarations: readonly Service[] = [
  blockAnimations,
  calls,
  captcha,
  cart,
  census,
  checkout,
  commentLinks,
  consent,
  dialogs,
  events,
  experiments,
  gatedContent,
  images,
  landing,
  lightboxLinks,
  maps,
  member,
  native,
  overlays,
  owner,
  performance,
  quickViews,
  scaledText,
  subscriptions,
  telemetry,
  textHighlight,
  thirdParties,
  tooltips,
  trace,
  visitorRecord,
  visits,
  widgetRendering,
];
