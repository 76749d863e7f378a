/** A sentence for people who read the reference. The browser bundle takes sentence.browser.ts instead, so that none is shipped. */
export const sentence = (text: string): string => text;
