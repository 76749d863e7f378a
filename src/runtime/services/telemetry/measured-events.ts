import type { EventName } from '../../../vocab/names.ts';

/** The page events that the service `trace` records, by the action and the kind of object that each stands for (TRACK-005). */
export const MEASURED_ACTIONS = {
  'form-success': ['submit', 'form'],
  'search-submit': ['search', 'site'],
  'lightbox-open': ['open', 'lightbox'],
} as const satisfies Partial<Record<EventName, readonly [action: string, objectType: string]>>;

export const MEASURED = Object.keys(MEASURED_ACTIONS) as (keyof typeof MEASURED_ACTIONS)[];
