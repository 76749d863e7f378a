import { placeDetails, placesAutocomplete } from '../../../../api/places.ts';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { randomText } from '../../../../runtime/page/random-text.ts';
import type { Request } from '../../../../vocab/calls.ts';
import { addressIn, type PlaceAddress, type PlaceSuggestion, placesIn } from './read-place.ts';

/** How many suggestions are shown. */
const MOST = 5;

/** Searches places while a visitor types. All requests from the first character to the choice have the same token, so that they count as one search. */
export interface PlaceSearch {
  /** Finds places (PLACES-601, PLACES-604). @throws if the request fails or is aborted */
  find(text: string, signal: AbortSignal): Promise<readonly PlaceSuggestion[]>;
  /** Reads the address of a place that was chosen (PLACES-602), and ends the search. @throws if the request fails */
  choose(place: PlaceSuggestion): Promise<PlaceAddress>;
  /** The visitor has left the control: what is typed next is another search. */
  end(): void;
}

export function createPlaceSearch(handle: Pick<BlockHandle, 'request'>): PlaceSearch {
  let sessiontoken = '';
  return {
    async find(input, signal) {
      const request = await handle.request();
      signal.throwIfAborted();
      sessiontoken ||= randomText();
      // Nobody waits for suggestions: a lost one is not requested again, and none is requested during an outage.
      const once: Request = (call) => request({ ...call, signal, retries: 0, automatic: true });
      const places = placesIn(await placesAutocomplete(once, { input, sessiontoken }));
      return places.filter(({ text }) => text).slice(0, MOST);
    },
    async choose({ id }) {
      const query = { placeid: id, sessiontoken };
      sessiontoken = '';
      const productContext = { productPage: location.pathname, productSection: 'form' };
      return addressIn(await placeDetails(await handle.request(), query, productContext));
    },
    end() {
      sessiontoken = '';
    },
  };
}
