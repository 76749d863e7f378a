import { isRecord } from '../../../../vocab/is-record.ts';

/** A place that the visitor may choose. */
export interface PlaceSuggestion {
  readonly id: string;
  readonly text: string;
}

/** The components of an address by their kind, as the places service names them. */
export type PlaceAddress = ReadonlyMap<string, string>;

/** Reads what matches an input (PLACES-601); everything that cannot be used is left out. */
export const placesIn = (answer: unknown): readonly PlaceSuggestion[] =>
  recordsIn(isRecord(answer) ? answer.predictions : null).flatMap(({ place_id: id, description }) =>
    typeof id === 'string' && id ? [{ id, text: typeof description === 'string' ? description.trim() : '' }] : [],
  );

/** Reads the address of a place's details (PLACES-602); empty if there is none. */
export function addressIn(details: unknown): PlaceAddress {
  const result = isRecord(details) && isRecord(details.result) ? details.result : {};
  const components = recordsIn(result.address_components).flatMap(({ types, long_name, short_name }) =>
    listOf(types).map((type): [string, string] => {
      // States are chosen by their code.
      const text = type === 'administrative_area_level_1' ? short_name : long_name;
      return [String(type), typeof text === 'string' ? text : ''];
    }),
  );
  return new Map(components);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const recordsIn = (value: unknown): Readonly<Record<string, unknown>>[] => listOf(value).filter(isRecord);
