/** The flags that a published accordion's list sets by attributes (docs/published-markup.md §9). */
export const ACCORDION_FLAGS = {
  multiple: 'data-should-allow-multiple-open-items',
  firstOpen: 'data-is-expanded-first-item',
  dividers: 'data-is-divider-enabled',
} as const;

// The attributes by which its owner chose its look.
export const FIRST_DIVIDER = 'data-is-first-divider-visible';
export const LAST_DIVIDER = 'data-is-last-divider-visible';
export const ICON_SIDE = 'data-accordion-icon-placement';
export const TITLE_SIDE = 'data-accordion-title-alignment';
export const PANEL_SIDE = 'data-accordion-description-alignment';
export const PANEL_PLACE = 'data-accordion-description-placement';

/** All known data attributes of the list: those above, and those that change nothing a visitor sees. */
export const ACCORDION_KNOWN: readonly string[] = [
  ...Object.values(ACCORDION_FLAGS),
  FIRST_DIVIDER,
  LAST_DIVIDER,
  ICON_SIDE,
  TITLE_SIDE,
  PANEL_SIDE,
  PANEL_PLACE,
  'data-block-id',
  'data-controller',
  'data-controllers-bound',
];
