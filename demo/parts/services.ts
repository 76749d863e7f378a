import type { Page } from '../../src/runtime/blocks/page.ts';
import type { Services } from '../../src/runtime/blocks/services.ts';

/** The page asks for no consent and calls no server. */
export function startServices(page: Page): Services {
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
    request: () => Promise.reject(new Error('this page calls nobody')),
  };
}
