import { NATIVE_APP_KEY, PLATFORM_QUERY } from '../../vocab/names.ts';
import type { WebStorage } from './web-storage.ts';

/** Whether the page stands in a native app: its address says so, or one before it in this tab did (NATIVE-601). It opens no bridge by itself. */
export function inNativeApp(search: string, tab: WebStorage): boolean {
  if (new URLSearchParams(search).get(PLATFORM_QUERY) === 'mobile-app') {
    tab.write(NATIVE_APP_KEY, 'true');
    return true;
  }
  return tab.read(NATIVE_APP_KEY) === 'true';
}
