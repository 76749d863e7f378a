import { error, warning } from './rule.ts';

/** Rules about highlighted texts and about classes that animate. */
export const textRules = {
  VT104: error(
    'A setting of a highlighted text is misspelled.',
    'An attribute with another name is not read, and the default is used.',
    'Write the attribute as suggested.',
  ),
  VT105: error(
    'A setting of a highlighted text is on an element without data-highlight.',
    'Settings are read only from the element that has data-highlight; no shape is shown.',
    'Write data-highlight on the same element.',
  ),
  VT106: warning(
    'The name of an animation is probably misspelled.',
    'The block then gets only the class animation-loaded: it is not hidden before it comes in, and does not move.',
    'Write the class as suggested.',
  ),
} as const;
