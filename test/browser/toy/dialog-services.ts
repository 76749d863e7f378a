import type { Page } from '../../../src/runtime/blocks/page.ts';
import type { Services } from '../../../src/runtime/blocks/services.ts';
import { pageRequest } from '../../../src/runtime/services/calls/page-request.ts';

/** Services that only hand the page's call layer to the test, as `window.call`. */
export function startServices(page: Page): Services {
  const request = pageRequest(page);
  Reflect.set(window, 'call', request);
  const nothing = (): void => {};
  return {
    consent: {
      get: () => page.store.getState().consent,
      set: nothing,
      open: nothing,
      accept: nothing,
      refuse: nothing,
      force: nothing,
      update: nothing,
      unforce: nothing,
    },
    request: async () => request,
  };
}
