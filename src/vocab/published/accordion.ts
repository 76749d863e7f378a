/** The flags that a published accordion's list says by attributes (docs/published-markup.md §9). */
export const ACCORDION_FLAGS = {
  multiple: 'data-should-allow-multiple-open-items',
  firstOpen: 'data-is-expanded-first-item',
  dividers: 'data-is-divider-enabled',
} as const;

/** The attributes by which its owner chose how it looks. */
export const ACCORDION_LOOK = {
  firstDivider: 'data-is-first-divider-visible',
  lastDivider: 'data-is-last-divider-visible',
  iconSide: 'data-accordion-icon-placement',
  titleSide: 'data-accordion-title-alignment',
  panelSide: 'data-accordion-description-alignment',
  panelPlace: 'data-accordion-description-placement',
} as const;

/** All data attributes of the list that are known: those, and what changes nothing that a visitor sees. */
export const ACCORDION_KNOWN: readonly string[] = [
  ...Object.values(ACCORDION_FLAGS),
  ...Object.values(ACCORDION_LOOK),
  'data-block-id',
  'data-controller',
  'data-controllers-bound',
];
