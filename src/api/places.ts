import type { Request } from '../vocab/calls.ts';
import { placesWithoutContext } from '../vocab/logged-messages.ts';

export type PlaceQuery = Readonly<Record<string, string>>;

/** The page that requests details, so that their cost can be attributed. */
export interface PlacesContext {
  readonly productPage: string;
  readonly productSection: string;
}

/** Finds places that match the visitor's input. Parameters and response are passed through: the requirements name neither (PLACES-601). */
export const placesAutocomplete = (request: Request, query: PlaceQuery): Promise<unknown> =>
  request({ method: 'GET', path: '/api/google-maps/places/autocomplete', quiet: true, query });

/**
 * Reads the details of a place.
 *
 * @throws TypeError without a tracking context (PLACES-603); nothing is sent then
 */
export async function placeDetails(
  request: Request,
  query: PlaceQuery,
  context: Partial<PlacesContext> | null = null,
): Promise<unknown> {
  const { productPage, productSection } = context ?? {};
  if (!productPage || !productSection) throw new TypeError(placesWithoutContext);
  const path = '/api/google-maps/places/details';
  return request({ method: 'GET', path, quiet: true, query: { ...query, productPage, productSection } });
}
