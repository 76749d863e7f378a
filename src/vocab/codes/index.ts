export { alignments } from './alignments.ts';
export { badgeTypes } from './badge-types.ts';
export { blockKinds } from './block-kinds.ts';
export { blockTypeRange, blockTypes } from './block-types.ts';
export { blockVariantRange, blockVariants } from './block-variants.ts';
export * from './code-range.ts';
export * from './codes.ts';
export { collectionPages } from './collection-pages.ts';
export { collectionTypeRange, collectionTypes } from './collection-types.ts';
export { colorFormats, colorReferenceTypes } from './colors.ts';
export { connectionTypeRange } from './connection-types.ts';
export * from './constants.ts';
export { contentStatuses } from './content-statuses.ts';
export {
  bannerAcceptTypes,
  bannerCorners,
  bannerCtaVariants,
  bannerEdges,
  bannerThemes,
  bannerVariants,
} from './cookie-banner-words.ts';
export { designTokenGroups } from './design-tokens.ts';
export {
  DIALOG_HIDE_FALLBACK,
  DIALOG_INFORM_MS,
  dialogKinds,
  dialogLimits,
  dialogPositions,
  dialogStates,
} from './dialogs.ts';
export { editorLimits } from './editor-limits.ts';
export { elementKindRange } from './element-kinds.ts';
export { featureFlagRange, featureFlags } from './feature-flags.ts';
export { fluidPositions, shapeSizes } from './fluid-blocks.ts';
export {
  editableProperties,
  type FormBuilderField,
  type FormBuilderProperty,
  type FormBuilderSection,
  formBuilderFields,
  formBuilderSections,
} from './form-builder.ts';
export {
  type BrazilianFieldType,
  brazilianFieldTypes,
  FILE_FIELD,
  FORM_SECTION,
  type FormFieldType,
  type FormPart,
  formFieldParts,
  formFieldTypes,
  type PartedType,
  partsOf,
} from './form-fields.ts';
export { formStates } from './form-states.ts';
export {
  blockDesigns,
  galleryDesignOf,
  galleryDesigns,
  galleryFields,
  galleryState,
  slideAttributes,
} from './gallery.ts';
export { galleryLimits, stripLimits } from './gallery-limits.ts';
export { galleryMediaTypes } from './gallery-media-types.ts';
export { highlightAnimations, highlightDirections, highlightLimits, highlightShapes } from './highlight.ts';
export { cropModes, imageFields, imageLimits, sizeFormats } from './images.ts';
export { keyCodes } from './key-codes.ts';
export { blockWidths, breakpoints, deviceHeights, layerLimits, mediaQueries } from './layout.ts';
export {
  lightboxDefaults,
  lightboxItemFields,
  lightboxLimits,
  lightboxOptions,
  lightboxStates,
} from './lightbox.ts';
export { mapBlockFields, mapLimits, mapLocationFields, mapOptions, mapStyles } from './map.ts';
export { measurementSystems } from './measurement-systems.ts';
export { mobileInfoBarStyles } from './mobile-info-bar-styles.ts';
export { animationLimits, resizeLimits, scaledTextLimits, scrollLimits, tooltipLimits } from './motion.ts';
export { navigationTargets, upgradePaths } from './navigation-targets.ts';
export { isOptionalPart, optionalFormParts } from './optional-form-parts.ts';
export { pageTypes } from './page-types.ts';
export { configAreas, staffPermissions, subPermissions } from './permission-groups.ts';
export { platformPaths } from './platform-paths.ts';
export { popupKinds } from './popup-kinds.ts';
export { popupStyles } from './popup-styles.ts';
export { positions } from './positions.ts';
export { productTypes } from './product-types.ts';
export { publishedBlockTypes } from './published-block-types.ts';
export { recordTypeRange, recordTypes } from './record-types.ts';
export { shapeNames } from './shape-names.ts';
export { aestheticsDirtyPaths } from './site-aesthetics.ts';
export { siteStatuses } from './site-statuses.ts';
export { sliceTypes, slideTypes, tweakPageTypes } from './slides-and-slices.ts';
export { slideshowLimits, slideTransitions, swipeBoundaries, swipeLimits } from './slideshow.ts';
export { planFields, productFields, saleKinds, variantFields } from './store.ts';
export { subscriptionPeriods } from './subscription-periods.ts';
export { type TemplateVersion, templateVersionOf, templateVersions } from './template-versions.ts';
export { textFilters } from './text-filters.ts';
export { themes } from './themes.ts';
export { thirdPartyLimits, thirdPartyLoads } from './third-parties.ts';
export { trackingContexts } from './tracking-contexts.ts';
export { trackingEventKinds } from './tracking-event-kinds.ts';
export {
  videoDefaults,
  videoEmbedTypes,
  videoFields,
  videoLimits,
  videoModes,
  videoProviders,
  videoStates,
} from './video.ts';
export { collectionViews, deviceViews } from './views.ts';
export { websiteRoles } from './website-roles.ts';
export { websiteTypes } from './website-types.ts';
export { widgetEvents } from './widget-events.ts';
export * from './words.ts';
