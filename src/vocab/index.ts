/** `vitrine/vocab`: the platform’s codes, words, limits and rules, for Node, editors and site templates. No DOM. One file each, so that a bundle takes what it uses. */

export type { Call, CallOutcome, CallPrompt, CallRecord, CallWord, Request } from './calls.ts';
export { alignments } from './codes/alignments.ts';
export { badgeTypes } from './codes/badge-types.ts';
export { blockKinds } from './codes/block-kinds.ts';
export { blockTypeRange, blockTypes } from './codes/block-types.ts';
export { blockVariantRange, blockVariants } from './codes/block-variants.ts';
export { type CodeRange, codeRange } from './codes/code-range.ts';
export { type Codes, codes, type NameIn } from './codes/codes.ts';
export { collectionPages } from './codes/collection-pages.ts';
export { collectionTypeRange, collectionTypes } from './codes/collection-types.ts';
export { colorFormats, colorReferenceTypes } from './codes/colors.ts';
export { connectionTypeRange } from './codes/connection-types.ts';
export { constants } from './codes/constants.ts';
export { contentStatuses } from './codes/content-statuses.ts';
export {
  bannerAcceptTypes,
  bannerCorners,
  bannerCtaVariants,
  bannerEdges,
  bannerThemes,
  bannerVariants,
} from './codes/cookie-banner-words.ts';
export { designTokenGroups } from './codes/design-tokens.ts';
export { DIALOG_HIDE_FALLBACK, dialogKinds, dialogLimits, dialogPositions, dialogStates } from './codes/dialogs.ts';
export { editorLimits } from './codes/editor-limits.ts';
export { elementKindRange } from './codes/element-kinds.ts';
export { featureFlagRange, featureFlags } from './codes/feature-flags.ts';
export { fluidPositions, shapeSizes } from './codes/fluid-blocks.ts';
export {
  editableProperties,
  type FormBuilderField,
  type FormBuilderProperty,
  type FormBuilderSection,
  formBuilderFields,
  formBuilderSections,
} from './codes/form-builder.ts';
export {
  FORM_SECTION,
  type FormFieldType,
  type FormPart,
  formFieldParts,
  formFieldTypes,
  type PartedType,
  partsOf,
} from './codes/form-fields.ts';
export { formStates } from './codes/form-states.ts';
export {
  blockDesigns,
  galleryDesignOf,
  galleryDesigns,
  galleryFields,
  galleryState,
  slideAttributes,
} from './codes/gallery.ts';
export { galleryLimits, stripLimits } from './codes/gallery-limits.ts';
export { galleryMediaTypes } from './codes/gallery-media-types.ts';
export { highlightAnimations, highlightDirections, highlightLimits, highlightShapes } from './codes/highlight.ts';
export { cropModes, imageFields, imageLimits, sizeFormats } from './codes/images.ts';
export { keyCodes } from './codes/key-codes.ts';
export { blockWidths, breakpoints, deviceHeights, layerLimits, mediaQueries } from './codes/layout.ts';
export {
  lightboxDefaults,
  lightboxItemFields,
  lightboxLimits,
  lightboxOptions,
  lightboxStates,
} from './codes/lightbox.ts';
export { mapBlockFields, mapLimits, mapLocationFields, mapOptions, mapStyles } from './codes/map.ts';
export { measurementSystems } from './codes/measurement-systems.ts';
export { mobileInfoBarStyles } from './codes/mobile-info-bar-styles.ts';
export { animationLimits, resizeLimits, scaledTextLimits, scrollLimits, tooltipLimits } from './codes/motion.ts';
export { navigationTargets, upgradePaths } from './codes/navigation-targets.ts';
export { isOptionalPart, optionalFormParts } from './codes/optional-form-parts.ts';
export { pageTypes } from './codes/page-types.ts';
export { configAreas, staffPermissions, subPermissions } from './codes/permission-groups.ts';
export { platformPaths } from './codes/platform-paths.ts';
export { popupKinds } from './codes/popup-kinds.ts';
export { popupStyles } from './codes/popup-styles.ts';
export { positions } from './codes/positions.ts';
export { productTypes } from './codes/product-types.ts';
export { publishedBlockTypes } from './codes/published-block-types.ts';
export { recordTypeRange, recordTypes } from './codes/record-types.ts';
export { shapeNames } from './codes/shape-names.ts';
export { aestheticsDirtyPaths } from './codes/site-aesthetics.ts';
export { siteStatuses } from './codes/site-statuses.ts';
export { sliceTypes, slideTypes, tweakPageTypes } from './codes/slides-and-slices.ts';
export { slideshowLimits, slideTransitions, swipeBoundaries, swipeLimits } from './codes/slideshow.ts';
export { planFields, productFields, saleKinds, variantFields } from './codes/store.ts';
export { subscriptionPeriods } from './codes/subscription-periods.ts';
export { type TemplateVersion, templateVersionOf, templateVersions } from './codes/template-versions.ts';
export { textFilters } from './codes/text-filters.ts';
export { themes } from './codes/themes.ts';
export { thirdPartyLimits, thirdPartyLoads } from './codes/third-parties.ts';
export { trackingContexts } from './codes/tracking-contexts.ts';
export { trackingEventKinds } from './codes/tracking-event-kinds.ts';
export {
  videoDefaults,
  videoEmbedTypes,
  videoFields,
  videoLimits,
  videoModes,
  videoProviders,
  videoStates,
} from './codes/video.ts';
export { collectionViews, deviceViews } from './codes/views.ts';
export { websiteRoles } from './codes/website-roles.ts';
export { websiteTypes } from './codes/website-types.ts';
export { widgetEvents } from './codes/widget-events.ts';
export { type WordIn, type Words, words } from './codes/words.ts';
export { type Context, toContext } from './context.ts';
export { CART_FIELDS, type Cart, type CartEntry, cartQuantity, toCart } from './entities/cart.ts';
export { PRODUCT_FIELDS, toProduct, toVariant, VARIANT_FIELDS } from './entities/product.ts';
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
export { cepProblem, formatCep, parseCep } from './rules/brazil/cep.ts';
export { checkDigits } from './rules/brazil/check-digits.ts';
export { cnpjProblem, formatCnpj, parseCnpj } from './rules/brazil/cnpj.ts';
export { cpfProblem, formatCpf, parseCpf } from './rules/brazil/cpf.ts';
export { findState, stateOfAreaCode, stateProblem } from './rules/brazil/find-state.ts';
export {
  type BrazilianPhone,
  formatPhone,
  internationalPhone,
  parsePhone,
  phoneProblem,
} from './rules/brazil/phone.ts';
export { type BrazilianState, brazilianStates } from './rules/brazil/states.ts';
export { CAPTCHA_NORMAL_WIDTH, captchaSize } from './rules/captcha-size.ts';
export { type ColorModel, type Rgba, rgbaOf, validAlpha } from './rules/color/color-model.ts';
export type { ColorProblem, ReportColor } from './rules/color/color-problem.ts';
export {
  type ColorReference,
  type CustomColorReference,
  colorReference,
  type PaletteColorReference,
  type ThemeColorReference,
} from './rules/color/color-reference.ts';
export { CONTRAST, colorContrast, hasContrast, rgbaContrast } from './rules/color/contrast.ts';
export { type CssNumber, cssNumber } from './rules/color/css-number.ts';
export { type Hsla, hexText, hslaOf, hslText, rgbText } from './rules/color/format-color.ts';
export {
  colorLuma,
  DARK_LUMINANCE,
  isDarkColor,
  isDarkRgba,
  isLightBackground,
  LUMA_THRESHOLD,
  LUMA_WEIGHTS,
  rgbaLuma,
  rgbaLuminance,
} from './rules/color/luma.ts';
export { namedColor } from './rules/color/named-color.ts';
export { nearestDecimal } from './rules/color/nearest-decimal.ts';
export { parseColor } from './rules/color/parse-color.ts';
export { toFraction, toPercent } from './rules/color/percent.ts';
export {
  type Alignment,
  alignmentOf,
  fluidPosition,
  type ImageAlignment,
  imageAlignment,
  isAlignment,
} from './rules/display/alignment.ts';
export {
  imageAspectRatio,
  PLACEHOLDER_ASPECT,
  placeholderAspect,
  shapeRatio,
  VIDEO_FALLBACK_ASPECT,
  videoAspect,
} from './rules/display/aspect-ratio.ts';
export { autoplayTimeout, DEFAULT_AUTOPLAY } from './rules/display/autoplay.ts';
export { columnWidth, DEFAULT_COLUMN_WIDTH } from './rules/display/column-width.ts';
export { type Dimensions, formatDimensions, MAX_SIDE, parseDimensions } from './rules/display/dimensions.ts';
export {
  type DropShadow,
  dropShadow,
  dropShadowFilter,
  type ShadowLength,
  type ShadowUnit,
} from './rules/display/drop-shadow.ts';
export {
  DEFAULT_FOCAL_POINT,
  type FocalPoint,
  focalPosition,
  formatFocalPoint,
  parseFocalPoint,
} from './rules/display/focal-point.ts';
export {
  HIGHLIGHT_DEFAULTS,
  type HighlightSettings,
  type HighlightShape,
  highlightDuration,
  highlightSettings,
} from './rules/display/highlight-settings.ts';
export {
  formatWidth,
  imageWidthOf,
  type SizeFormat,
  sizeFormat,
  withImageWidth,
} from './rules/display/image-format.ts';
export {
  boundedPixelRatio,
  type ImageNeed,
  type ImageWidth,
  imageWidthFor,
  imageWidths,
  raisedWidth,
  sizeAdjustment,
} from './rules/display/image-width.ts';
export {
  DEFAULT_MAP_CENTER,
  DEFAULT_MAP_ZOOM,
  type GeoPoint,
  type MapLocation,
  mapLocation,
} from './rules/display/map-location.ts';
export { type MapUiOptions, mapUiOptions } from './rules/display/map-options.ts';
export { type SnapPoints, type SwipeBoundary, snapPoints, swipeBoundary } from './rules/display/new-swipe.ts';
export { DEFAULT_SLIDES_PER_ROW, slidesPerRow } from './rules/display/slides-per-row.ts';
export {
  DEFAULT_ANIMATION_DURATION,
  DEFAULT_TWEEN_DURATION,
  type TweenArguments,
  type TweenStep,
  timingTokens,
  tweenArguments,
} from './rules/display/tween-arguments.ts';
export { type VideoMode, videoMode } from './rules/display/video-mode.ts';
export { type VideoProvider, videoProvider } from './rules/display/video-provider.ts';
export { categoryProblem, MAX_CATEGORY_LENGTH } from './rules/editor/category.ts';
export {
  type CheckedDataset,
  checkDataset,
  type Dataset,
  type DatasetLimits,
  rowsMissingData,
  truncateDataset,
} from './rules/editor/dataset.ts';
export { emailProblem } from './rules/editor/email-problem.ts';
export { fileNameProblem, MAX_FILE_NAME_LENGTH } from './rules/editor/file-name.ts';
export { fileSize, fileSizeProblem, fileSizeUnits, MEGABYTE } from './rules/editor/file-size.ts';
export { type FileDescription, fileTypeProblem } from './rules/editor/file-type.ts';
export { mailListProblem } from './rules/editor/mail-list.ts';
export { optionProblem } from './rules/editor/option.ts';
export { pageUrlProblem } from './rules/editor/page-url.ts';
export { MAX_TAG_LENGTH, tagEditProblem, tagProblem } from './rules/editor/tag.ts';
export { vimeoAccountProblem } from './rules/editor/vimeo-account.ts';
export { EMAIL_LIMITS, type EmailRule, isEmail } from './rules/email.ts';
export { linkAddress, protocolOf } from './rules/link/address.ts';
export { BLOG_URL_TOKENS, blogUrlPattern, isBlogUrlPattern } from './rules/link/blog-url-pattern.ts';
export {
  type ContentFilters,
  type ContentUrl,
  contentUrl,
  type FilterValue,
  parseContentUrl,
} from './rules/link/content-url.ts';
export {
  FILE_PREFIX,
  LINK_CATEGORIES,
  LINK_PROTOCOLS,
  type LinkCategory,
  linkCategory,
} from './rules/link/link-category.ts';
export { checkLink, LINK_LIMITS, type LinkCheck, type LinkKind } from './rules/link/link-check.ts';
export { linkFormatProblem } from './rules/link/link-format.ts';
export { isProperUrl } from './rules/link/proper-url.ts';
export { isAdminPath, isCollectionPanelPath, isFilePath, isSearchPath } from './rules/link/site-path.ts';
export { type AnnouncementBar, announcementBar } from './rules/overlays/announcement-bar.ts';
export { badgeLook } from './rules/overlays/badge.ts';
export {
  type AcceptType,
  type ApiCookieFlags,
  type BannerLook,
  type BannerPosition,
  bannerCommand,
  bannerLook,
  bannerPosition,
  CONSENT_DAYS,
  COOKIE_BANNER_VERSION,
  type CookiePolicy,
  type CookieSettings,
  type CtaVariant,
  fromApiFlags,
  isEmptyRichText,
  type OwnCookieFlags,
  policyOf,
  showsRefuse,
  toApiFlags,
} from './rules/overlays/cookie-settings.ts';
export { MAX_MOBILE_INFO_BAR_WIDTH, mobileInfoBarLook } from './rules/overlays/mobile-info-bar.ts';
export {
  POPUP_DAY,
  type PopupDecision,
  type PopupReason,
  type PopupSituation,
  popupDisplay,
} from './rules/overlays/popup-display.ts';
export {
  afterClosing,
  afterSubmitting,
  formatPopupRecord,
  type PopupRecord,
  parsePopupRecord,
  popupRecordKeys,
} from './rules/overlays/popup-record.ts';
export { NEVER_AGAIN, type PopupSettings, popupSettings } from './rules/overlays/popup-settings.ts';
export { completePalette, PALETTE_FALLBACKS, type Palette } from './rules/palette/complete-palette.ts';
export { type PaletteEntry, paletteEntries, paletteEntry } from './rules/palette/palette.ts';
export {
  PALETTE_LIMITS,
  type PaletteValue,
  paletteRgba,
  paletteText,
  paletteValue,
  paletteValueOf,
  roundHundredths,
  type UserFormat,
} from './rules/palette/palette-value.ts';
export { resolveColor } from './rules/palette/resolve-color.ts';
export { isSystemColorId, type SystemColor, type SystemColorId, systemColors } from './rules/palette/system-colors.ts';
export { type Audience, audienceOf, isViewerOnly } from './rules/site/audience.ts';
export { destination } from './rules/site/destination.ts';
export { type PageType, pageTypeOf } from './rules/site/page-type.ts';
export { signInAddress } from './rules/site/sign-in-address.ts';
export {
  formatVisitorRecord,
  parseVisitorRecord,
  parseVisitTimestamp,
  type VisitorRecord,
} from './rules/site/visitor-cookies.ts';
export { isCoverPage, isInResoldGracePeriod, isInternal, isParkingPage, isResold } from './rules/site/website.ts';
export { type CartLabel, cartCount, cartLabel, isCartEmpty, MAX_CART_COUNT } from './rules/store/cart-label.ts';
export {
  type Currency,
  currencyCodes,
  currencyOf,
  DEFAULT_CURRENCY,
  DEFAULT_FRACTION_DIGITS,
  fractionDigits,
  storeCurrency,
} from './rules/store/currency.ts';
export { type MeasurementUnits, measurementUnits } from './rules/store/measurement.ts';
export {
  type AmountOptions,
  formatAmount,
  formatMoney,
  MAX_INTEGER_PLACES,
  type MinorUnits,
  type MoneyFormatter,
  moneyFormatter,
  parseAmount,
} from './rules/store/money.ts';
export {
  currencySymbol,
  DEFAULT_MONEY_TEMPLATE,
  type MoneyTemplate,
  moneyTemplate,
} from './rules/store/money-template.ts';
export { isPrice, MAX_PRICE, priceProblem } from './rules/store/price.ts';
export { type PriceWording, priceWording } from './rules/store/price-wording.ts';
export {
  isOnSale,
  isSoldOut,
  type PriceDisplay,
  priceDisplay,
  type StoreProduct,
  type StoreVariant,
} from './rules/store/product.ts';
export { generateSku, MAX_SKU_LENGTH, skuProblem } from './rules/store/sku.ts';
export { type SubscriptionWording, subscriptionWording } from './rules/store/subscription.ts';
export { dataWithoutSecrets } from './rules/text/data-without-secrets.ts';
export { decimalNumber } from './rules/text/decimal-number.ts';
export { fillPlaceholders, type PlaceholderOf } from './rules/text/fill-placeholders.ts';
export { filterText, type TextFilter } from './rules/text/filter-text.ts';
export { fullDate } from './rules/text/full-date.ts';
export type { ProblemKey, ProblemValues, RuleProblem } from './rules/text/problem-keys.ts';
export { RELATIVE_TIME_REFRESH, relativeTime } from './rules/text/relative-time.ts';
export { stringOf } from './rules/text/string-of.ts';
export { toJson } from './rules/text/to-json.ts';
export { withoutCrumb } from './rules/text/without-crumb.ts';
export { withoutEmails } from './rules/text/without-emails.ts';
export { withoutSecrets } from './rules/text/without-secrets.ts';
export { withoutVisitor } from './rules/text/without-visitor.ts';
export type { Wording, WordingKey, WordingValues } from './rules/text/wording-keys.ts';
export { type WorkflowLabelKey, workflowLabel } from './rules/text/workflow-label.ts';
export { counterText, exceedsLimit, textareaLimit } from './rules/textarea.ts';
export { captchaScript } from './rules/third-parties/captcha-script.ts';
export { type ConfiguredScript, configuredScript } from './rules/third-parties/configured-script.ts';
export { discussionCounts } from './rules/third-parties/discussion-counts.ts';
export { fontKit, fontStyleSheets } from './rules/third-parties/font-files.ts';
export {
  CAPTCHA_SCRIPT,
  FONT_STYLE_SHEET,
  isKnownThirdParty,
  MAPS_SCRIPT,
  MAX_ADDRESS_LENGTH,
} from './rules/third-parties/known-third-party.ts';
export { mapsKey, mapsScript } from './rules/third-parties/maps-script.ts';
export type { ThirdPartyFile } from './rules/third-parties/third-party-file.ts';
export { isUnitedStates, isUsZip, zipProblem } from './rules/zip.ts';
