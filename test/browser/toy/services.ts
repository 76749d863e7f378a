import type { Page } from '../../../src/runtime/blocks/page.ts';
import type { Services } from '../../../src/runtime/blocks/services.ts';

/** Services that do one thing: bring up the layer whenever the banner is to be forced. */
export function startServices(page: Page): Services {
  const open = (): void => page.open('layer');
  const nothing = (): void => {};
  return {
    consent: {
      get: () => page.store.getState().consent,
      set: nothing,
      open,
      accept: nothing,
      refuse: nothing,
      force: open,
      update: nothing,
      unforce: nothing,
    },
    request: () => Promise.reject(new Error('nobody answers here')),
  };
}
