import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'thirdPartyLoads' | 'thirdPartyLimits'> = {
  thirdPartyLoads: {
    title: 'Third-party loads',
    source: 'THIRD-008',
    note: 'Beside them stand the maps script (MAP-601), the captcha script (CAPTCHA-601) and the font kit (THIRD-003).',
  },
  thirdPartyLimits: {
    title: 'Third-party constants',
    source: 'THIRD-007',
    note: 'The requirements have a limit for the social widget only; the other one is this project’s.',
  },
};

/** What a page loads from elsewhere (THIRD-008). */
export const thirdPartyLoads = /* @__PURE__ */ words([
  'socialWidget',
  'sessionRecording',
  'fontStyleSheets',
  'reservation',
  'weddingRegistry',
  'discussionCounts',
]);

/** Constants of files from elsewhere (THIRD-007). */
export const thirdPartyLimits = /* @__PURE__ */ constants({ socialScriptTimeoutMs: 10_000, fileTimeoutMs: 30_000 });
