import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'positions'> = {
  positions: {
    title: 'Positions',
    source: '002 §9',
    note: 'What stands between the two words is not shown: an underscore here.',
  },
};

/** The nine positions (002 §9). */
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
