/** What is not drawn: zero-width characters, marks of direction, fillers. */
const UNSEEN = /\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164/gu;

/**
 * A text without what cannot be seen, as it comes along with copied addresses and codes (the project's own): zero-width characters and marks of
 * direction are taken out, every white space is one space, and characters are composed (NFC).
 */
export const visibleText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
    .normalize();

/**
 * A value that is compared character by character, such as an e-mail address or a code (the project's own), without what a copy brings along unseen:
 * white space around it, also no-break spaces, and zero-width characters. A space inside can be seen: without it, the text would be another one.
 */
export const exactText = (text: string): string => text.replace(UNSEEN, '').trim().normalize();
