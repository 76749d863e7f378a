import { NATIVE_APP_KEY, PLATFORM_QUERY, SCREENSHOT_QUERY } from '../../vocab/names.ts';
import type { WebStorage } from './web-storage.ts';

/** The members of a window that the rule reads; they are passed in, so that a test can imitate any frame. */
export interface Framed {
  readonly self: unknown;
  readonly top: unknown;
  readonly parent: { readonly location: { readonly pathname: string } };
}

/** Returns whether the page is in the editor's preview frame: it is framed, and the parent is the site's configuration area (CTX-028). */
export function inEditorFrame(view: Framed): boolean {
  try {
    return view.top !== view.self && /^\/config(\/|$)/.test(view.parent.location.pathname);
  } catch {
    // A parent of another origin cannot be read.
    return false;
  }
}

/**
 * Returns whether the page is in a native app: its address has the parameter, or an earlier address in this tab had it (NATIVE-601). This alone opens no
 * bridge.
 */
export function inNativeApp(search: string, tab: WebStorage): boolean {
  if (new URLSearchParams(search).get(PLATFORM_QUERY) === 'mobile-app') {
    tab.write(NATIVE_APP_KEY, 'true');
    return true;
  }
  return tab.read(NATIVE_APP_KEY) === 'true';
}

/** Returns whether a screenshot of the page is being taken, by its address (CTX-605): popup and cookie banner are not shown. */
export const inScreenshotMode = (search: string): boolean => new URLSearchParams(search).has(SCREENSHOT_QUERY);

/** Returns whether the page's address has a parameter. */
export const inQuery = (name: string): boolean => new URLSearchParams(location.search).has(name);
