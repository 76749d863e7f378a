import { words } from '../../codes/words.ts';

/** Positions (VOCAB-640). What stands between the two words is not specified: an underscore here. */
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
