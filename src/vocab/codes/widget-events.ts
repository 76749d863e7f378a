import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'widgetEvents'> = {
  widgetEvents: {
    title: 'Events of the display widgets',
    source: 'VOCAB-304',
    note: 'Only the first is a name of the requirements; they describe the others in words.',
  },
};

/** What galleries and dialogs tell (VOCAB-304). */
export const widgetEvents = /* @__PURE__ */ words([
  'bypassGalleryClickThrough',
  'reached-end',
  'reached-beginning',
  'dialog-confirm',
  'dialog-reject',
  'dialog-cancel',
]);
