import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'thirdPartyLoads' | 'thirdPartyLimits'> = {
  thirdPartyLoads: {
    title: 'Third-party loads',
    source: '000 §7',
    note: 'Beside them stand the maps script (002 §7), the captcha script (002 §7) and the font kit (000 §3).',
  },
  thirdPartyLimits: {
    title: 'Third-party constants',
    source: '000 §7',
    note: 'The source has a limit for the social widget only; the other one is this project’s.',
  },
};

/** What a page loads from elsewhere (000 §7). */
export const thirdPartyLoads = /* @__PURE__ */ words([
  'socialWidget',
  'sessionRecording',
  'fontStyleSheets',
  'reservation',
  'weddingRegistry',
  'discussionCounts',
]);

/** Constants of files from elsewhere (000 §7). */
export const thirdPartyLimits = /* @__PURE__ */ constants({ socialScriptTimeoutMs: 10_000, fileTimeoutMs: 30_000 });
