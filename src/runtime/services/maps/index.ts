import type { Problem } from '../../../vocab/block/problem.ts';
import { captchaScriptExpected } from '../../../vocab/captcha-settings.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import { mapsScript } from '../../../vocab/rules/third-parties/maps-script.ts';
import { mapsSettings } from '../../../vocab/rules/third-parties/maps-settings.ts';
import { configuredAddress } from '../../page/configured-address.ts';
import { allowThirdParty, loadThirdParty } from '../../page/load-third-party.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { siteOf } from '../../store/site-of.ts';
import type { MapsControl } from './service.ts';

export default { start: startMaps } satisfies ServiceModule<MapsControl>;

/** The service calls a function of this name when it refuses the key. */
const REFUSED = 'gm_authFailure';

/**
 * Starts the maps service of a page. Nothing is loaded before a map asks, which does so once the visitor allows it
 * (MAP-312, MAP-316).
 */
function startMaps(page: Page): RunningService<MapsControl> {
  const { log } = page;
  const warn = ({ where, read, expected, used }: Problem): void =>
    log.warn('VT040', 'maps', `${where}: read ${read}, expected ${expected}; used: ${used}.`);
  const site = siteOf(page);
  // The blocks report the purpose: they wait for it.
  const { script } = mapsSettings(site, () => {});
  const own = configuredAddress(script);
  if (script !== '' && own === null)
    warn({
      where: 'thirdParties.mapsScript',
      read: toJson(script),
      expected: captchaScriptExpected,
      used: 'the service’s own address',
    });
  const file = mapsScript(site, own ?? undefined);
  // The address is from the site's configuration (T-16).
  if (file && own) allowThirdParty(file.address);
  const stopping = new AbortController();
  /** The functions that are told of a refused key, one for each use of the service. */
  const refusals = new Map<AbortSignal, () => void>();
  let withdrawal = new AbortController();

  const end = (use: AbortSignal): void => {
    refusals.delete(use);
    if (refusals.size > 0) return;
    withdrawal.abort();
    withdrawal = new AbortController();
  };

  return {
    api: {
      hasKey: file !== null,
      async load(refused, use) {
        if (!file) throw new Error('the page context has no key for maps (gmRenderKey)');
        use.throwIfAborted();
        refusals.set(use, refused);
        use.addEventListener('abort', () => end(use), { once: true });
        const { signal } = stopping;
        await loadThirdParty(file, {
          nonce: page.tag?.nonce ?? '',
          again: true,
          signal,
          withdrawn: withdrawal.signal,
        });
        const { google } = window as { google?: { maps?: unknown } };
        if (!google?.maps) throw new Error('the script of the maps service has no google.maps');
        Reflect.set(window, REFUSED, () => {
          for (const fn of refusals.values()) fn();
        });
        return google.maps;
      },
    },
    stop() {
      stopping.abort();
      refusals.clear();
    },
  };
}
