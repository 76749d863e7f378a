import { words } from '../../codes/words.ts';

/** Groups of design tokens (VOCAB-642). The values of the tokens are not specified. */
export const designTokenGroups = /* @__PURE__ */ words([
  'colours',
  'spacing',
  'fontSizes',
  'radii',
  'shadows',
  'easing',
  'timings',
]);
