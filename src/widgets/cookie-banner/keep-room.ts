import { documentMember } from '../../runtime/page/document-member.ts';
import { onResize } from '../../runtime/page/element-observers.ts';

const adopt = (sheets: CSSStyleSheet[]): unknown =>
  Reflect.set(Document.prototype, 'adoptedStyleSheets', sheets, document);

/**
 * Prevents scroll targets of the page, above all the focused element, from ending up under the banner (WCAG 2.4.11). For a banner at the bottom the page gets
 * as much space at its end, so that its last lines can be read. Nothing that is in view moves. Returns a function that takes it back.
 */
export function keepRoom(banner: HTMLElement, edge: 'top' | 'bottom'): () => void {
  const { scrollPaddingTop, scrollPaddingBottom, paddingBottom } = getComputedStyle(documentMember('documentElement'));
  const own = edge === 'top' ? scrollPaddingTop : scrollPaddingBottom;
  const sheet = new CSSStyleSheet();
  adopt([...documentMember('adoptedStyleSheets'), sheet]);
  const stop = onResize(banner, () => {
    const space = `${banner.offsetHeight + 16}px`;
    const scrolling = `scroll-padding-${edge}:${/\d/.test(own) ? `max(${own},${space})` : space}`;
    // A root as high as the window must not become lower by its padding.
    const end = edge === 'bottom' ? `box-sizing:content-box;padding-bottom:calc(${paddingBottom} + ${space})` : '';
    sheet.replaceSync(`@media not print{html{${scrolling};${end}}}`);
  });
  return () => {
    stop();
    adopt(documentMember('adoptedStyleSheets').filter((one) => one !== sheet));
  };
}
