export {
  type Alignment,
  alignmentOf,
  fluidPosition,
  type ImageAlignment,
  imageAlignment,
  isAlignment,
} from './alignment.ts';
export {
  imageAspectRatio,
  PLACEHOLDER_ASPECT,
  placeholderAspect,
  shapeRatio,
  VIDEO_FALLBACK_ASPECT,
  videoAspect,
} from './aspect-ratio.ts';
export { autoplayTimeout, DEFAULT_AUTOPLAY } from './autoplay.ts';
export { columnWidth, DEFAULT_COLUMN_WIDTH } from './column-width.ts';
export { type Dimensions, formatDimensions, MAX_SIDE, parseDimensions } from './dimensions.ts';
export {
  type DropShadow,
  dropShadow,
  dropShadowFilter,
  type ShadowLength,
  type ShadowUnit,
} from './drop-shadow.ts';
export {
  DEFAULT_FOCAL_POINT,
  type FocalPoint,
  focalPosition,
  formatFocalPoint,
  parseFocalPoint,
} from './focal-point.ts';
export {
  HIGHLIGHT_ATTRIBUTES,
  type HighlightSlip,
  highlightFromAttributes,
  type Supports,
} from './highlight-attributes.ts';
export {
  HIGHLIGHT_DEFAULTS,
  type HighlightSettings,
  type HighlightShape,
  highlightDuration,
  highlightSettings,
} from './highlight-settings.ts';
export {
  formatWidth,
  imageWidthOf,
  type SizeFormat,
  sizeFormat,
  withImageWidth,
} from './image-format.ts';
export {
  boundedPixelRatio,
  type ImageNeed,
  type ImageWidth,
  imageWidthFor,
  imageWidths,
  raisedWidth,
  sizeAdjustment,
} from './image-width.ts';
export { addressLines, mapLink, placeLink } from './map-link.ts';
export {
  DEFAULT_MAP_CENTER,
  DEFAULT_MAP_ZOOM,
  type GeoPoint,
  type MapLocation,
  mapLocation,
} from './map-location.ts';
export { type MapUiOptions, mapUiOptions } from './map-options.ts';
export { type SnapPoints, type SwipeBoundary, snapPoints, swipeBoundary } from './new-swipe.ts';
export { DEFAULT_SLIDES_PER_ROW, slidesPerRow } from './slides-per-row.ts';
export {
  DEFAULT_ANIMATION_DURATION,
  DEFAULT_TWEEN_DURATION,
  type TweenArguments,
  type TweenStep,
  timingTokens,
  tweenArguments,
} from './tween-arguments.ts';
export { INVALID_EMBED, type VideoEmbed, type VideoEmbedType, videoEmbed } from './video-embed.ts';
export { type VideoMode, videoMode } from './video-mode.ts';
export { isProvidersPicture } from './video-picture.ts';
export { type VideoProvider, videoProvider } from './video-provider.ts';
