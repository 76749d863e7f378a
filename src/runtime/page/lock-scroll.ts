import { documentMember } from './document-member.ts';

/** Document.prototype: an element of the page may be named like the member. */
const adopt = (sheets: readonly CSSStyleSheet[]): void =>
  void Reflect.set(Document.prototype, 'adoptedStyleSheets', sheets, document);

/**
 * Stops the page from scrolling behind a layer, without a shift: its scroll bar disappears, and its space stays. Each layer has a sheet of its own, so that
 * several may close in any order.
 *
 * @returns lets it scroll again
 */
export function lockScroll(): () => void {
  const hasBar = innerWidth > documentMember('documentElement').clientWidth;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html{overflow:hidden!important${hasBar ? ';scrollbar-gutter:stable' : ''}}`);
  adopt([...documentMember('adoptedStyleSheets'), sheet]);
  return () => adopt(documentMember('adoptedStyleSheets').filter((one) => one !== sheet));
}
