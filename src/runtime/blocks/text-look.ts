/** What makes letters look as they do, beside what `siteText` hands to every slot. */
const FONT =
  'font-family font-size font-weight font-style font-stretch font-variant font-feature-settings font-variation-settings'.split(
    ' ',
  );
const LETTERS = 'color letter-spacing word-spacing text-transform text-align text-indent text-shadow'.split(' ');

/** A declaration, ready for a style sheet. */
export type Declaration = readonly [name: string, value: string];

/** Whether a page left its text to the browser: then there is no choice of an owner in it. */
export const isPlainText = (style: CSSStyleDeclaration): boolean =>
  style.fontWeight === '400' &&
  style.fontSize === '16px' &&
  /^("?Times New Roman"?|serif|-webkit-standard)$/.test(style.fontFamily);

/** Line height as a share of the font size, so that a part in another size keeps its own; `normal` stays. */
export function lineHeightOf(style: CSSStyleDeclaration): string {
  const share = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
  return Number.isFinite(share) ? String(Math.round(share * 1e4) / 1e4) : 'normal';
}

/** How the text of an element looks: all of it, or where `base` is given, what differs from that. */
export function textLook(style: CSSStyleDeclaration, base?: CSSStyleDeclaration): Declaration[] {
  const own = [...FONT, ...LETTERS].map((name): Declaration => [name, style.getPropertyValue(name)]);
  const all: Declaration[] = [...own, ['line-height', lineHeightOf(style)]];
  if (!base) return all;
  return all.filter(
    ([name, value]) => value !== (name === 'line-height' ? lineHeightOf(base) : base.getPropertyValue(name)),
  );
}

const PAINT = 'text-decoration -webkit-text-fill-color -webkit-background-clip background-image'.split(' ');

/** What is painted on a text and is not inherited: a line, a gradient that shows in its letters. */
export const textPaint = (style: CSSStyleDeclaration): Declaration[] =>
  PAINT.map((name): Declaration => [name, style.getPropertyValue(name)]).filter(([name, value]) =>
    name.includes('background')
      ? style.getPropertyValue('-webkit-background-clip') === 'text'
      : value && value !== style.color && !value.startsWith('none'),
  );

/** Whether a page gave this text a look: another than the text around it has, or another weight than the browser's. */
export const hasTextLook = (style: CSSStyleDeclaration, around: CSSStyleDeclaration): boolean =>
  style.fontWeight !== '400' || textLook(style, around).length > 0;
