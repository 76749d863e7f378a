import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'mobileInfoBarStyles'> = {
  mobileInfoBarStyles: { title: 'Mobile info bar styles', source: 'VOCAB-617' },
};

/** Mobile info bar styles (VOCAB-617). */
export const mobileInfoBarStyles = /* @__PURE__ */ codes({ none: 1, light: 2, dark: 3 });
