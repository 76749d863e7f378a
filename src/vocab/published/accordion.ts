/** What a published accordion's list carries that is read: attributes by which its owner chose how it looks and works. */
export const ACCORDION_READ: readonly string[] = [
  'data-should-allow-multiple-open-items',
  'data-is-expanded-first-item',
  'data-is-divider-enabled',
  'data-is-first-divider-visible',
  'data-is-last-divider-visible',
  'data-accordion-icon-placement',
  'data-accordion-title-alignment',
  'data-accordion-description-alignment',
  'data-accordion-description-placement',
];

/** What it carries that changes nothing a visitor sees. */
export const ACCORDION_IDLE: readonly string[] = [
  'class',
  'id',
  'style',
  'role',
  'aria-label',
  'aria-labelledby',
  'data-block-id',
  'data-controller',
  'data-controllers-bound',
];
