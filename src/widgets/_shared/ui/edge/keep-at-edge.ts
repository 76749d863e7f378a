import { documentMember } from '../../../../runtime/page/document-member.ts';
import { onResize } from '../../../../runtime/page/element-observers.ts';

/** The bars at the lower edge of the window, from the edge upwards. */
const bars: HTMLElement[] = [];
let sheet: CSSStyleSheet | null = null;

const adopt = (sheets: CSSStyleSheet[]): unknown =>
  Reflect.set(Document.prototype, 'adoptedStyleSheets', sheets, document);

/** The page's own scroll padding and the space at its end, from before the first bar. */
let own = { scrolling: '0px', end: '0px' };

/** Puts each bar over the one before, and gives the page as much space at its end as all of them take. */
function arrange(): void {
  const heights = bars.map(({ offsetHeight }) => offsetHeight);
  let below = 0;
  for (const [at, bar] of bars.entries()) {
    bar.style.setProperty('--_below', `${below}px`);
    bar.toggleAttribute('data-lowest', at === 0);
    below += heights[at] ?? 0;
  }
  if (!sheet && bars.length > 0) {
    const { scrollPaddingBottom, paddingBottom } = getComputedStyle(documentMember('documentElement'));
    own = { scrolling: /\d/.test(scrollPaddingBottom) ? scrollPaddingBottom : '0px', end: paddingBottom };
    sheet = new CSSStyleSheet();
    adopt([...documentMember('adoptedStyleSheets'), sheet]);
  }
  if (bars.length > 0)
    // A root as high as the window must not become lower by its padding.
    sheet?.replaceSync(
      `@media not print{html{scroll-padding-bottom:max(${own.scrolling},${below + 16}px);box-sizing:content-box;padding-bottom:calc(${own.end} + ${below}px)}}`,
    );
  else {
    adopt(documentMember('adoptedStyleSheets').filter((one) => one !== sheet));
    sheet = null;
  }
}

/**
 * Keeps a bar at the lower edge of the window without covering another one, the focused element (WCAG 2.4.11) or the last lines of the page. Nothing that is in
 * view moves. It is a ref of the bar.
 */
export function keepAtEdge(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  bars.push(bar);
  const stop = onResize(bar, arrange);
  arrange();
  return () => {
    stop();
    bars.splice(bars.indexOf(bar), 1);
    arrange();
  };
}
