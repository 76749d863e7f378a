import { LOOK } from '../../../vocab/names.ts';
import { queryIn } from '../../page/document-member.ts';

/**
 * Returns whether the page styles a button: the browser's default has an outset border. A transparent one is no useful
 * example.
 */
const isDrawn = ({ borderTopStyle, backgroundColor }: CSSStyleDeclaration): boolean =>
  borderTopStyle !== 'outset' && !/^transparent|^rgba|\//.test(backgroundColor);

/**
 * Returns the style sheet that makes a layer's buttons look like the page's when the tag has `data-look="page"`. A layer replaces no element, so it uses
 * the first visible button of the page as its example. Public tokens take precedence. Empty without that attribute or without a styled button.
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
