import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { MOBILE_BACK_LINK, PLATFORM_QUERY } from '../../../vocab/names.ts';
import type { NativeBridge } from '../../../vocab/native-bridge.ts';

declare module '../../stage/services.ts' {
  interface ServiceApis {
    native: NativeBridge;
  }
}

/** The native app around the page (NATIVE-601). */
export const native = defineService({
  name: 'native',
  summary: sentence(
    'Sends requests of the page to the native app around it, and lets links back close the page there.',
  ),
  budget: 1_900,
  starts: [{ query: PLATFORM_QUERY }, { selector: MOBILE_BACK_LINK }],
});
