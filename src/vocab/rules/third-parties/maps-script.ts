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

/** A locale: its language, perhaps a script, and its country. Regions of digits, such as 419, are none that the service knows. */
const LOCALE = /^([a-z]{2,8})(?:[-_][a-z]{4})?(?:[-_]([a-z]{2})(?![a-z\d]))?/i;

/**
 * The script of the maps service: with key, language and region, at most 30 s (MAP-601, MAP-603, MAP-604). Both are those of the website locale, unless the context
 * names a region; a locale without one means Brazil (I18N-609). Null without a key: nothing is loaded then.
 *
 * @param place another address of the script, which the site's configuration gives
 */
export function mapsScript(
  { gmRenderKey, website, language, region }: Pick<Context, 'gmRenderKey' | 'website' | 'language' | 'region'>,
  place: string = MAPS_SCRIPT,
): ThirdPartyFile | null {
  const key = mapsKey(gmRenderKey);
  if (key === null) return null;
  const locale = (website.language || language).slice(0, MAX_LANGUAGE_TAG_LENGTH);
  const [, tongue = locale, country = 'BR'] = LOCALE.exec(locale) ?? [];
  const query = new URLSearchParams({
    key,
    language: tongue.toLowerCase(),
    region: region.slice(0, MAX_LANGUAGE_TAG_LENGTH) || country.toUpperCase(),
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
