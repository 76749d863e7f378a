// Names of published platform marquees (docs/published-markup.md §10): keys of `script.Marquee-props`, a dot before those of an object inside, and
// attributes of `.Marquee` and `.Marquee-body`.

/** What the block reads. */
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
  'data-marquee-items',
  'data-wave-frequency',
  'data-wave-intensity',
  'data-animation-direction',
  'data-animation-speed',
  'data-paused-on-hover',
];

/** What changes nothing that a visitor sees: ids, switches of the platform's own script, and sizes that it has measured. */
export const MARQUEE_IDLE: readonly string[] = ['blockId', 'estimatedDimensions', 'featureFlags', 'data-ready'];
