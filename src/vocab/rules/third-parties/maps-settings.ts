import type { ConsentPurpose } from '../../block/define-block.ts';
import type { Problem } from '../../block/problem.ts';
import type { Context } from '../../context.ts';
import { CONSENT_PURPOSES } from '../../names.ts';
import { toJson } from '../text/to-json.ts';

/** What the settings of a site say about the maps service, as `thirdParties` of the page context has it. */
export interface MapsSettings {
  /** What a visitor has to allow before anything of the service is loaded. */
  readonly purpose: ConsentPurpose;
  /** Another address of the script, unchecked; empty for the service's own. */
  readonly script: unknown;
}

/**
 * Reads `mapsPurpose` and `mapsScript` (MAP-601). Without a purpose the script waits for the purpose preferences, as fonts do: it tells its vendor the visitor's
 * address. A purpose that is misspelled waits for marketing.
 *
 * @param report takes a wrong value
 */
export function mapsSettings(
  { thirdParties }: Pick<Context, 'thirdParties'>,
  report: (problem: Problem) => void,
): MapsSettings {
  const given = Object.hasOwn(thirdParties, 'mapsPurpose') ? (thirdParties.mapsPurpose ?? '') : '';
  const purpose = CONSENT_PURPOSES.find((one) => one === given);
  const script = Object.hasOwn(thirdParties, 'mapsScript') ? (thirdParties.mapsScript ?? '') : '';
  if (purpose) return { purpose, script };
  if (given === '') return { purpose: 'preferences', script };
  report({
    where: 'thirdParties.mapsPurpose',
    read: toJson(given),
    expected: `one of ${CONSENT_PURPOSES.join(', ')}`,
    used: 'marketing',
  });
  return { purpose: 'marketing', script };
}
