import { local } from '../../runtime/page/web-storage.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { LISTENED_KEY } from '../../vocab/names.ts';
import { toJson } from '../../vocab/rules/text/to-json.ts';

/** How many tracks are remembered. */
const MOST = 20;
/** What is shorter than this, in seconds, at the start or before the end, is not worth coming back to. */
const MARGIN = 5;

type Places = Readonly<Record<string, number>>;

/** The place in each track, in seconds by the address of its file, the latest last. */
function readPlaces(): Places {
  try {
    const places: unknown = JSON.parse(local.read(LISTENED_KEY) ?? '{}');
    if (isRecord(places))
      return Object.fromEntries(
        Object.entries(places).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      );
  } catch {}
  return {};
}

/** Where a visitor stopped, and in which of the tracks last; null if in none. */
export function lastPlace(addresses: readonly string[]): { readonly track: number; readonly seconds: number } | null {
  const places = Object.entries(readPlaces()).reverse();
  const found = places.find(([address]) => addresses.includes(address));
  return found ? { track: addresses.indexOf(found[0]), seconds: found[1] } : null;
}

/** Where a visitor stopped in a track, in seconds; 0 if that is not known. */
export const placeIn = (address: string): number => new Map(Object.entries(readPlaces())).get(address) ?? 0;

/** Keeps a place, in seconds; one at the start or at the end is forgotten. False if it cannot be stored. */
export function keepPlace(address: string, seconds: number, duration: number): boolean {
  if (!address || address.startsWith('data:') || address.startsWith('blob:')) return true;
  const others = Object.entries(readPlaces()).filter(([other]) => other !== address);
  const isWorth = seconds >= MARGIN && !(seconds > duration - MARGIN);
  const next = isWorth ? [...others, [address, Math.floor(seconds)] as const] : others;
  if (next.length) return local.write(LISTENED_KEY, toJson(Object.fromEntries(next.slice(-MOST))));
  local.remove(LISTENED_KEY);
  return true;
}

export const forgetPlaces = (): void => local.remove(LISTENED_KEY);
