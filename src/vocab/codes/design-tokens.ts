import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'designTokenGroups'> = {
  designTokenGroups: {
    title: 'Groups of design tokens',
    source: 'VOCAB-642',
    note: 'The values of the tokens are not specified.',
  },
};

/** The groups of the design tokens (VOCAB-642). */
export const designTokenGroups = /* @__PURE__ */ words([
  'colours',
  'spacing',
  'fontSizes',
  'radii',
  'shadows',
  'easing',
  'timings',
]);
