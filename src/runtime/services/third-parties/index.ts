import { queryIn } from '../../page/document-member.ts';
import { allowThirdParty, loadThirdParty } from '../../page/load-third-party.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { siteOf } from '../../store/site-of.ts';
import { mayCollect } from '../consent/permissions.ts';
import { loadsOf, type ThirdPartyLoad } from './loads-of.ts';

export default { start: startThirdParties } satisfies ServiceModule<undefined>;

/**
 * Loads what the site's settings name, each once its purpose, its own decision and its marker on the page allow it
 * (THIRD-001 to THIRD-009).
 */
function startThirdParties(page: Page): RunningService<undefined> {
  const { store, log } = page;
  const { loads, wrong } = loadsOf(siteOf(page));
  const waiting = new Set(loads.filter(({ files }) => files.length > 0));
  const nonce = page.tag?.nonce ?? '';
  const underway = new Map<ThirdPartyLoad, AbortController>();
  const stopped = new AbortController();

  for (const { name, read } of wrong)
    log.warn(
      'VT012',
      null,
      `third-parties: ${name}="${read}" is not read; expected a URL with https, so nothing is used.`,
      true,
    );

  const isAllowed = ({ name, purpose }: ThirdPartyLoad): boolean => {
    const { services } = store.getState().consent;
    return Object.hasOwn(services, name) ? services[name] === true : mayCollect(store, purpose);
  };

  async function load(one: ThirdPartyLoad): Promise<void> {
    const { name, files, configured } = one;
    const withdrawal = new AbortController();
    const withdrawn = withdrawal.signal;
    underway.set(one, withdrawal);
    const all = files.map((file) => {
      if (configured) allowThirdParty(file.address);
      return loadThirdParty(file, { nonce, signal: stopped.signal, withdrawn });
    });
    const ended = await Promise.allSettled(all);
    if (withdrawn.aborted) return;
    underway.delete(one);
    for (const file of ended) {
      if (file.status === 'fulfilled' || stopped.signal.aborted) continue;
      const message = `third-parties: ${name}: ${file.reason}`;
      // The page is complete without the others (THIRD-009).
      if (name === 'reservation') log.error('VT040', message);
      else log.warn('VT040', null, message);
    }
  }

  const loadDue = (): void => {
    for (const one of waiting) {
      if (!isAllowed(one) || (one.marker && !queryIn(document, one.marker)[0])) continue;
      waiting.delete(one);
      void load(one);
    }
    if (![...waiting].some(({ marker }) => marker)) observer.disconnect();
  };

  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) loadDue();
  });
  observer.observe(document, { childList: true, subtree: true });
  const unsubscribe = store.subscribe((now, before) => {
    if (now.consent === before.consent) return;
    for (const [one, withdrawal] of underway)
      if (!isAllowed(one)) {
        withdrawal.abort();
        underway.delete(one);
        waiting.add(one);
      }
    loadDue();
  });
  loadDue();

  return {
    api: undefined,
    stop() {
      observer.disconnect();
      unsubscribe();
      stopped.abort();
    },
  };
}
