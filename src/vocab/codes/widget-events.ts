import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'widgetEvents'> = {
  widgetEvents: {
    title: 'Events of the display widgets',
    source: '001 §2; 001 §4',
    note: 'Only the first is a name of the source; it describes the others in words.',
  },
};

/** What galleries and dialogs tell (001 §2, §4). */
export const widgetEvents = /* @__PURE__ */ words([
  'bypassGalleryClickThrough',
  'reached-end',
  'reached-beginning',
  'dialog-confirm',
  'dialog-reject',
  'dialog-cancel',
]);
