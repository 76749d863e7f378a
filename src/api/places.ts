import type { Request } from '../vocab/calls.ts';
import { placesWithoutContext } from '../vocab/logged-messages.ts';

export type PlaceQuery = Readonly<Record<string, string>>;

/** Which page asks for details, so that their cost can be told apart. */
export interface PlacesContext {
  readonly productPage: string;
  readonly productSection: string;
}

/** Places that match what was typed. Parameters and answer pass through: the requirements name neither (PLACES-601). */
export const placesAutocomplete = (request: Request, query: PlaceQuery): Promise<unknown> =>
  request({ method: 'GET', path: '/api/google-maps/places/autocomplete', quiet: true, query });

/**
 * Details of a place.
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
