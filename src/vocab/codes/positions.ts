import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'positions'> = {
  positions: {
    title: 'Positions',
    source: 'VOCAB-640',
    note: 'What stands between the two words is not specified: an underscore here.',
  },
};

/** The nine positions (VOCAB-640). */
export const positions = /* @__PURE__ */ words([
  'TOP_LEFT',
  'TOP_CENTER',
  'TOP_RIGHT',
  'CENTER_LEFT',
  'CENTER_CENTER',
  'CENTER_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_CENTER',
  'BOTTOM_RIGHT',
]);
