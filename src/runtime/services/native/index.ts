import { MOBILE_BACK } from '../../../vocab/names.ts';
import type { NativeBridge } from '../../../vocab/native-bridge.ts';
import { inNativeApp } from '../../page/page-modes.ts';
import { session } from '../../page/web-storage.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import type { ServiceApis } from '../../stage/services.ts';
import { pageBridge } from './page-bridge.ts';

export default { start: startNative } satisfies ServiceModule<ServiceApis['native']>;

/** The path of the mobile back address; the requirements do not give it (NAV-314). `MOBILE_BACK_LINK` has it, too. */
const MOBILE_BACK_PATH = '/mobile-back';

const leadsBack = (target: unknown): target is HTMLAnchorElement =>
  target instanceof HTMLAnchorElement &&
  (target.hasAttribute(MOBILE_BACK) || (target.host === location.host && target.pathname === MOBILE_BACK_PATH));

/**
 * Connects the page with the native app. Once a page of the tab was opened in the app, a link back closes it (NAV-314,
 * NATIVE-602); one that the app does not answer for leads where it always did, so that an address with the parameter
 * locks nobody in.
 */
function startNative({ log }: Pick<Page, 'log'>): RunningService<NativeBridge> {
  const { bridge, stop } = pageBridge((message) => log.error('VT040', message));
  const isWrapped = inNativeApp(location.search, session);
  const listening = new AbortController();
  const { signal } = listening;
  let isFollowing = false;
  const follow = (link: HTMLAnchorElement): void => {
    if (signal.aborted) return;
    isFollowing = true;
    link.click();
    isFollowing = false;
  };
  const onClick = (event: MouseEvent): void => {
    const { ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    // A click with a modifier key opens another window or tab, which only the browser can do.
    if (defaultPrevented || isFollowing || ctrlKey || metaKey || shiftKey || altKey) return;
    // The path includes the elements in open shadow roots.
    const link = event.composedPath().find(leadsBack);
    if (!link) return;
    event.preventDefault();
    bridge.dismiss().catch(() => follow(link));
  };
  // Elsewhere the browser follows the link, and no click is held (NATIVE-603).
  if (isWrapped) addEventListener('click', onClick, { signal });
  return {
    api: bridge,
    stop() {
      listening.abort();
      stop();
    },
  };
}
