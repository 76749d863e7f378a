import { startCalls } from '../../../src/runtime/services/calls/start-calls.ts';
import type { ServiceModule } from '../../../src/runtime/stage/service-module.ts';
import type { Request } from '../../../src/vocab/calls.ts';

/** The real call layer, which is handed to the test as `window.call`. */
export default {
  start(page) {
    const running = startCalls(page);
    Reflect.set(window, 'call', running.api);
    return running;
  },
} satisfies ServiceModule<Request>;
