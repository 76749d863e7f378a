import type { Problem } from '../../../vocab/block/problem.ts';
import { captchaScriptExpected } from '../../../vocab/captcha-settings.ts';
import { CONSENT_SERVICE } from '../../../vocab/names.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import { mapsScript } from '../../../vocab/rules/third-parties/maps-script.ts';
import { mapsSettings } from '../../../vocab/rules/third-parties/maps-settings.ts';
import { gateOf } from '../../blocks/gate-of.ts';
import type { Page } from '../../blocks/page.ts';
import type { MapsControl, RunningService } from '../../blocks/services.ts';
import { configuredAddress } from '../../page/configured-address.ts';
import { allowThirdParty, loadThirdParty } from '../../page/load-third-party.ts';
import { siteOf } from '../../store/site-of.ts';

/** The service calls a function of this name when it refuses the key. */
const REFUSED = 'gm_authFailure';

interface Watcher {
  readonly told: (allowed: boolean) => void;
  allowed: boolean;
}

/** Starts the maps service of a page. Nothing is loaded before a map asks and its purpose is granted (MAP-312, MAP-316). */
export function startMaps(page: Page): RunningService<MapsControl> {
  const { store, log, once } = page;
  const warn = ({ where, read, expected, used }: Problem): void =>
    log.warn('VT040', 'maps', `${where}: read ${read}, expected ${expected}; used: ${used}.`);
  const site = siteOf(page);
  const { purpose, script } = mapsSettings(site, warn);
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
  const watchers = new Map<Element, Watcher>();
  const refusals = new Map<Element, () => void>();
  let withdrawal = new AbortController();

  const isAllowed = (block: Element): boolean => gateOf(block, purpose, page) === undefined;

  const tell = (block: Element, watcher: Watcher): void => {
    const allowed = isAllowed(block);
    if (allowed === watcher.allowed) return;
    watcher.allowed = allowed;
    watcher.told(allowed);
  };
  const tellAll = (): void => {
    for (const [block, watcher] of watchers) tell(block, watcher);
    if ([...watchers.keys()].some(isAllowed)) return;
    // What arrives after a withdrawal has no effect.
    withdrawal.abort();
    withdrawal = new AbortController();
  };

  const unsubscribe = store.subscribe(({ consent: now }, { consent: before }) => {
    if (now.purposes === before.purposes && now.services === before.services && now.decided === before.decided) return;
    // A decision replaces what was allowed for one map.
    for (const block of watchers.keys()) once.delete(block);
    tellAll();
  });

  return {
    api: {
      hasKey: file !== null,
      watch(block, told) {
        const watcher = { told, allowed: isAllowed(block) };
        watchers.set(block, watcher);
        told(watcher.allowed);
        return () => void watchers.delete(block);
      },
      allow(block, how) {
        if (how === 'once') {
          once.add(block);
          tellAll();
          return;
        }
        page.service('consent').then(
          (control) => {
            const service = block.getAttribute(CONSENT_SERVICE) ?? '';
            if (control.get().declared.some(({ name }) => name === service)) control.setService(service, true);
            else control.set({ [purpose]: true });
          },
          // A service that cannot be loaded is reported where it fails.
          () => {},
        );
      },
      async load(block, refused) {
        if (!file) throw new Error('the page context has no key for maps (gmRenderKey)');
        const { signal } = stopping;
        await loadThirdParty(file, {
          nonce: page.tag?.nonce ?? '',
          again: true,
          signal,
          withdrawn: withdrawal.signal,
        });
        const { google } = window as { google?: { maps?: unknown } };
        if (!google?.maps) throw new Error('the script of the maps service has no google.maps');
        refusals.set(block, refused);
        Reflect.set(window, REFUSED, () => {
          for (const fn of refusals.values()) fn();
        });
        return google.maps;
      },
    },
    stop() {
      stopping.abort();
      unsubscribe();
      watchers.clear();
      refusals.clear();
    },
  };
}
