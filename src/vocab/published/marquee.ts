// Names of published platform marquees (docs/published-markup.md §10): keys of `script.Marquee-props`, with a dot before those of a nested object, and
// attributes of `.Marquee` and `.Marquee-body`.

/** The options that an older marquee sets by attributes of its body or root. */
export const MARQUEE_ATTRIBUTES = {
  waveFrequency: 'data-wave-frequency',
  waveIntensity: 'data-wave-intensity',
  animationDirection: 'data-animation-direction',
  animationSpeed: 'data-animation-speed',
  pausedOnHover: 'data-paused-on-hover',
} as const;

/** Its items, on its root only. */
export const MARQUEE_ITEMS = 'data-marquee-items';

/** The names that the block reads. */
export const MARQUEE_READ: readonly string[] = [
  'marqueeItems',
  'linkTo',
  'waveFrequency',
  'waveIntensity',
  'animationDirection',
  'animationSpeed',
  'pausedOnHover',
  'fadeEdges',
  'textStyle',
  'textSize',
  'itemSpacing',
  'containerStyles',
  'containerStyles.backgroundEnabled',
  'containerStyles.backgroundColor',
  'containerStyles.borderRadii',
  'containerStyles.padding',
  'containerStyles.stroke',
  MARQUEE_ITEMS,
  ...Object.values(MARQUEE_ATTRIBUTES),
];

/** Names that change nothing a visitor sees: ids, switches of the platform's own script, and sizes that it has measured. */
export const MARQUEE_IDLE: readonly string[] = ['blockId', 'estimatedDimensions', 'featureFlags', 'data-ready'];
