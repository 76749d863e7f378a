import { NATIVE_APP_KEY, PLATFORM_QUERY, SCREENSHOT_QUERY } from '../../vocab/names.ts';
import type { WebStorage } from './web-storage.ts';

/** The part of a window the rule reads; handed in, so that a test can be any frame. */
export interface Framed {
  readonly self: unknown;
  readonly top: unknown;
  readonly parent: { readonly location: { readonly pathname: string } };
}

/** Whether the page stands in the editor's preview frame: framed, and the parent is the site's configuration area (CTX-028). */
export function inEditorFrame(view: Framed): boolean {
  try {
    return view.top !== view.self && /^\/config(\/|$)/.test(view.parent.location.pathname);
  } catch {
    // A parent of another origin says nothing of itself.
    return false;
  }
}

/** Whether the page stands in a native app: its address says so, or one before it in this tab did (NATIVE-601). It opens no bridge by itself. */
export function inNativeApp(search: string, tab: WebStorage): boolean {
  if (new URLSearchParams(search).get(PLATFORM_QUERY) === 'mobile-app') {
    tab.write(NATIVE_APP_KEY, 'true');
    return true;
  }
  return tab.read(NATIVE_APP_KEY) === 'true';
}

/** Whether the page is being photographed, by its address (CTX-605): popup and cookie banner stay away. */
export const inScreenshotMode = (search: string): boolean => new URLSearchParams(search).has(SCREENSHOT_QUERY);

/** Whether the page's address has a parameter. */
export const inQuery = (name: string): boolean => new URLSearchParams(location.search).has(name);
