import { mapLimits } from '../../codes/map.ts';
import type { Context } from '../../context.ts';
import { MAPS_CALLBACK } from '../../names.ts';
import { MAPS_SCRIPT, MAX_LANGUAGE_TAG_LENGTH } from './known-third-party.ts';
import type { ThirdPartyFile } from './third-party-file.ts';

/** Longest key that is decoded, in characters of base64. */
const LONGEST = 400;

/** The key of the maps service out of the base64 text in the page context (MAP-602); null where there is none in it. */
export function mapsKey(encoded: string): string | null {
  if (encoded.length > LONGEST) return null;
  try {
    const key = atob(encoded);
    return /^[\w-]+$/.test(key) ? key : null;
  } catch {
    return null;
  }
}

/**
 * The script of the maps service: with key, language and region, at most 30 s (MAP-601, MAP-603, MAP-604). Null without a key: nothing is loaded then.
 *
 * @param place another address of the script, which the site's configuration gives
 */
export function mapsScript(
  { gmRenderKey, website, language, region }: Pick<Context, 'gmRenderKey' | 'website' | 'language' | 'region'>,
  place: string = MAPS_SCRIPT,
): ThirdPartyFile | null {
  const key = mapsKey(gmRenderKey);
  if (key === null) return null;
  const query = new URLSearchParams({
    key,
    language: (website.language || language).slice(0, MAX_LANGUAGE_TAG_LENGTH),
    region: region.slice(0, MAX_LANGUAGE_TAG_LENGTH),
    loading: 'async',
    callback: MAPS_CALLBACK,
  });
  return {
    kind: 'script',
    address: `${place}${place.includes('?') ? '&' : '?'}${query}`,
    timeoutMs: mapLimits.scriptTimeoutMs,
    callback: MAPS_CALLBACK,
  };
}
