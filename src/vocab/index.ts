/**
 * `vitrine/vocab`: the platform’s codes, words, limits and rules, for Node, editors and site templates. It uses no DOM. Each is in a file of its own, so that a
 * bundle contains only what it uses.
 */

export type { Call, CallOutcome, CallPrompt, CallRecord, CallWord, Request } from './calls.ts';
export type { CartAdapter, CartItem, ShippingLocation } from './cart-adapter.ts';
export * from './codes/index.ts';
export { type Context, isContextAlias, toContext } from './context.ts';
export type {
  DialogKind,
  DialogLabels,
  DialogNotice,
  DialogOptions,
  DialogOutcome,
  DialogPosition,
  Dialogs,
} from './dialogs.ts';
export { CART_FIELDS, type Cart, type CartEntry, cartQuantity, toCart } from './entities/cart.ts';
export { PRODUCT_FIELDS, productText, toProduct, toVariant, VARIANT_FIELDS } from './entities/product.ts';
export { type CropMode, type ImageSettings, imageSettings, type LoadMode } from './image-settings.ts';
export {
  analyticsIdNotStored,
  animationsWithoutWindow,
  bridgeFunctionNotFound,
  captchaNotRendered,
  captchaNotSetUp,
  documentDestroyed,
  elementMissing,
  eventBeforeEnvironment,
  eventFieldWrong,
  eventNotTracked,
  fullStoryNotDetermined,
  fullStoryNotInjected,
  galleryDataNotDecoded,
  galleryDataNotEvaluated,
  galleryDesignNotFound,
  imageElementInvalid,
  imageLoaderNotFound,
  imageMissing,
  imageSourceInvalid,
  imagesMissing,
  imageWithoutAlignment,
  imageWithoutParent,
  lightboxNotAvailable,
  metricSettingsTimeout,
  mobilePlatformUnknown,
  nodeInvalid,
  notAString,
  pageLoadIdMissing,
  performanceDataEmpty,
  placesWithoutContext,
  rootNodeMissing,
  stackedTransitionNotFound,
  unexpectedStatus,
  videoLoaderNotFound,
} from './logged-messages.ts';
export { type MeasureSettings, type RecordingSettings, readMeasureSettings } from './measure-settings.ts';
export type { Credentials, SiteUserSession } from './member-session.ts';
export type { NativeBridge } from './native-bridge.ts';
export type { OverlayAbsence, OverlayName, OverlayReport } from './overlay-report.ts';
export * from './rules/index.ts';
export type { Caption, LightboxItem, LightboxPayload, PictureData, Slide, SlideVideo } from './slides.ts';
export { publicTokens, type Token, type TokenInfo } from './tokens.ts';
