import { constants } from './constants.ts';
import { words } from './words.ts';

/**
 * Third-party loads (THIRD-008). Beside them stand the maps script (MAP-601), the captcha script (CAPTCHA-601) and the
 * font kit (THIRD-003).
 *
 * What a page loads from elsewhere.
 */
export const thirdPartyLoads = /* @__PURE__ */ words([
  'socialWidget',
  'sessionRecording',
  'fontStyleSheets',
  'reservation',
  'weddingRegistry',
  'discussionCounts',
]);

/**
 * Third-party constants (THIRD-007). The requirements have a limit for the social widget only; the other one is this
 * project’s.
 *
 * Constants of files from elsewhere.
 */
export const thirdPartyLimits = /* @__PURE__ */ constants({ socialScriptTimeoutMs: 10_000, fileTimeoutMs: 30_000 });
