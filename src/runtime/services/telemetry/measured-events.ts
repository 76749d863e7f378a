import type { EventName } from '../../../vocab/names.ts';

/** What visitors do with blocks, by the events of the blocks. What changes by itself, such as a gallery that plays, is not among them. */
export const BLOCK_EVENTS = [
  'accordion-change',
  'audio-change',
  'form-failure',
  'form-success',
  'lightbox-open',
  'newsletter-subscribe',
  'pricing-change',
  'product-variant',
  'search-submit',
] as const satisfies readonly EventName[];

/** Those that the service `trace` records, by the action and the kind of object that each stands for (TRACK-005). */
export const TRACED_EVENTS = {
  'form-success': ['submit', 'form'],
  'search-submit': ['search', 'site'],
  'lightbox-open': ['open', 'lightbox'],
} as const satisfies Partial<Record<(typeof BLOCK_EVENTS)[number], readonly [action: string, objectType: string]>>;
