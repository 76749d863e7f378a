import { LOOK } from '../../vocab/names.ts';
import { queryIn } from '../page/document-member.ts';

/** Whether a page has drawn a button itself: the browser's own has an edge that stands out. One of words only, or through which the page is seen, is none to go by. */
const isDrawn = ({ borderTopStyle, backgroundColor }: CSSStyleDeclaration): boolean =>
  borderTopStyle !== 'outset' && !/^transparent|^rgba|\//.test(backgroundColor);

/**
 * The style sheet that lets a layer's buttons look like the page's, where the tag says `data-look="page"`: a layer is drawn in place of nothing, so it takes
 * the first button of the page that is seen as its example. A public token goes before it. Empty where the page does not ask, or has no button of its own.
 */
export function pageButtons(): string {
  if (!queryIn(document, `script[${LOOK}="page"]`)[0]) return '';
  const [example] = queryIn(document, 'button,[type="submit"],[role="button"]')
    .filter((one) => one.getClientRects().length)
    .map((one) => getComputedStyle(one))
    .filter(isDrawn);
  if (!example) return '';
  const { backgroundColor, color, borderTopColor, borderTopWidth, borderTopLeftRadius, fontWeight } = example;
  const edge = borderTopWidth === '0px' ? 'transparent' : borderTopColor;
  return `.vitrine{--_look-button-background:${backgroundColor};--_look-button-text:${color};--_look-button-border:${edge};--_button-background:var(--vitrine-button-background,var(--vitrine-accent,${backgroundColor}));--_button-text:var(--vitrine-button-text,var(--vitrine-on-accent,${color}));--_button-border:var(--vitrine-button-border,${edge});--_button-radius:var(--vitrine-radius,${borderTopLeftRadius});--_button-weight:${fontWeight}}`;
}
