import type { Page } from '../../../src/runtime/stage/page.ts';
import type { RunningService } from '../../../src/runtime/stage/service-module.ts';

/** A service that does one thing: it brings up the layer whenever the banner is to be forced. */
export default {
  start(page: Page): RunningService<undefined> {
    return {
      api: undefined,
      stop() {},
      handle() {
        // What fails is reported where it does.
        page.open('layer').catch(() => {});
        return true;
      },
    };
  },
};
