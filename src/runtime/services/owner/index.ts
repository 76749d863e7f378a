import { ownerLogout } from '../../../api/auth.ts';
import { navigationTargets } from '../../../vocab/codes/navigation-targets.ts';
import {
  DEBUG_QUERY,
  EDITOR_MESSAGES,
  GUIDE_OPEN,
  IDENTITY_COOKIE,
  LOGOUT_QUERY,
  PREFIX,
  PREVIEW_FRAME_COOKIE,
} from '../../../vocab/names.ts';
import { audienceOf, isViewerOnly } from '../../../vocab/rules/site/audience.ts';
import { ownerKeyAction } from '../../../vocab/rules/site/owner-key.ts';
import { redirectsOwner } from '../../../vocab/rules/site/owner-redirect.ts';
import { signInAddress } from '../../../vocab/rules/site/sign-in-address.ts';
import { signedOutAddress } from '../../../vocab/rules/site/signed-out-address.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import { clearCookie, cookieLine, setCookie, writeCookie } from '../../page/cookies.ts';
import { inForeignFrame } from '../../page/foreign-frame.ts';
import { inQuery, inScreenshotMode } from '../../page/page-modes.ts';
import { type Point, pointOf } from '../../page/pointer-place.ts';
import { session } from '../../page/web-storage.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { siteOf } from '../../store/site-of.ts';
import { isEscapeTaken } from './is-escape-taken.ts';
import { mouseMarker } from './mouse-marker.ts';
import { noRedirect } from './no-redirect.ts';
import type { OwnerControl } from './service.ts';
import { watchKeys } from './watch-keys.ts';

export default { start: startOwner } satisfies ServiceModule<OwnerControl>;

const POINTER_EVENTS = ['pointerdown', 'pointermove'];

/**
 * Keeps the place of the last event of the pointer, for dialogs that open at the mouse (OWNER-302, DLG-304). Only a
 * signed-in account is followed; nothing of it leaves the page.
 */
function trackPointer() {
  let last: Point | null = null;
  const keep = (event: Event): void => {
    last = pointOf(event) ?? last;
  };
  for (const type of POINTER_EVENTS) addEventListener(type, keep, { capture: true, passive: true });
  return {
    last: (): Point | null => last,
    stop() {
      for (const type of POINTER_EVENTS) removeEventListener(type, keep, true);
    },
  };
}

/** The slice of the page's store for a signed-in account. */
interface OwnerSlice {
  /** The page is about to be left for the configuration area. */
  readonly leaving: boolean;
  /** Where the pointer was last; null before it has moved. */
  readonly pointer: () => Point | null;
}

declare module '../../store/store.ts' {
  interface Slices {
    owner: OwnerSlice;
  }
}

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/**
 * Records which site an account looked at last, for all sites below the platform's domain, until the browser is closed
 * (OWNER-305, CTX-309). Browsers keep it only where the page is below that domain. With either value missing nothing is
 * written.
 */
function writeIdentity(identifier: string, appDomain: string): void {
  if (!identifier || !DOMAIN.test(appDomain)) return;
  const bytes = new TextEncoder().encode(toJson({ identifier }));
  setCookie(`${cookieLine(IDENTITY_COOKIE, btoa(String.fromCharCode(...bytes)))}; Domain=${appDomain}`);
}

/** A layer that cannot be opened is reported where it fails. */
const ignore = (): void => {};

/**
 * The address that the owner opened, which the page may change later; the notice after signing out was for that visit
 * only.
 */
function openedAddress(): URL {
  const address = new URL(location.href);
  const parameters = address.search.slice(1).split('&');
  address.search = parameters.filter((one) => one.split('=')[0] !== LOGOUT_QUERY).join('&');
  return address;
}

/**
 * Starts what an account meets on a public page: the redirect to the configuration area, the keys, signing out. Framed
 * by a stranger it does nothing (D-49).
 */
function startOwner(page: Page): RunningService<OwnerControl> {
  const { store, context, log } = page;
  const { inEditorFrame } = store.getState();
  const { website, websiteSettings, websiteRoles, appDomain, ...site } = siteOf(page);
  const { account } = audienceOf(site);
  const viewerOnly = isViewerOnly(websiteRoles);
  const opened = openedAddress();
  const framed = !inEditorFrame && inForeignFrame(context);
  const stays = noRedirect(session)(location.search);
  const stops: (() => void)[] = [];
  // Elsewhere than on the web there is no configuration area.
  const isIdle = framed || !/^https?:$/.test(location.protocol);
  const isLeaving =
    !isIdle &&
    redirectsOwner({
      account,
      viewerOnly,
      isTop: window.top === window.self,
      hostname: location.hostname,
      developerMode: website.developerMode,
      cloneable: website.cloneable,
      noRedirect: stays,
    });
  const address = signInAddress({ ...website, appDomain }, opened);
  /** Prepares the way to the configuration area (OWNER-002, NAV-008). */
  const configuration = (): string => {
    writeCookie(PREVIEW_FRAME_COOKIE, 'true');
    return address;
  };
  const signOut = ownerLogout(async (call) => (await page.service('calls'))(call), {
    signedIn: () => account && !isIdle,
    clearIdentity: () => clearCookie(IDENTITY_COOKIE),
    redirect() {
      const { location: place } = inEditorFrame ? window.parent : window;
      place.replace(signedOutAddress(new URL(location.href), website.baseUrl, inEditorFrame));
    },
    log: (error) => log.error('VT040', `signing out failed: ${error}`, 'owner'),
  });
  const running: RunningService<OwnerControl> = {
    api: {
      areas:
        account && !viewerOnly && !isIdle && !inEditorFrame
          ? { site: address, design: new URL(navigationTargets.designConfiguration, address).href }
          : null,
      signOut,
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
  const pointer = account && !isIdle ? trackPointer() : null;
  if (pointer) stops.push(pointer.stop);
  if (pointer && inQuery(DEBUG_QUERY)) stops.push(mouseMarker());
  store.setState({ owner: { leaving: isLeaving, pointer: () => pointer?.last() ?? null } });
  if (isIdle) return running;
  if (account) writeIdentity(website.identifier, appDomain);
  if (isLeaving) {
    // Not a further entry of the history: Back would lead here and away again.
    location.replace(configuration());
    return running;
  }

  const actions = {
    'sign-out': () => void signOut(),
    configure: () => location.assign(configuration()),
    'sign-up': () => void page.open('dialog', { kind: 'sign-up' }).catch(ignore),
    'tell-editor'() {
      const isGuideOpen = window.frameElement?.hasAttribute(GUIDE_OPEN);
      const type = `${PREFIX}:${isGuideOpen ? EDITOR_MESSAGES.guide : EDITOR_MESSAGES.preview}`;
      window.parent.postMessage({ type }, location.origin);
    },
  };
  stops.push(
    watchKeys(
      (event) => isEscapeTaken(event, store.getState()),
      (shift) => {
        const action = ownerKeyAction({
          shift,
          inEditorFrame,
          account,
          viewerOnly,
          useEscapeKeyToLogin: websiteSettings.useEscapeKeyToLogin,
          cloneable: website.cloneable,
        });
        if (action) actions[action]();
        return action !== null;
      },
    ),
  );
  // OWNER-022, OWNER-025
  if (account && !inScreenshotMode(location.search)) page.open('overlay-manager').catch(ignore);
  return running;
}
