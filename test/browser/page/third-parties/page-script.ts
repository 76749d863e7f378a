// A page that loads files from elsewhere, as a block or service of it would.
import { allowThirdParty, loadThirdParty, ThirdPartyError } from '../../../../src/runtime/page/load-third-party.ts';
import type { ThirdPartyFile } from '../../../../src/vocab/rules/third-parties/third-party-file.ts';

const nonce = document.currentScript?.nonce ?? '';

/** `loaded`, or why not. */
const load = async (file: ThirdPartyFile, signal?: AbortSignal): Promise<string> => {
  try {
    await loadThirdParty(file, { nonce, ...(signal && { signal }) });
    return 'loaded';
  } catch (error) {
    return error instanceof ThirdPartyError ? error.kind : `${error}`;
  }
};

Object.assign(window, { load, allowThirdParty });

declare global {
  interface Window {
    load: typeof load;
    allowThirdParty: typeof allowThirdParty;
  }
}
