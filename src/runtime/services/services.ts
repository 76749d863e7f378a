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
