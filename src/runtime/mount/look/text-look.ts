/** Properties of the text style, in addition to what `inheritedText` gives every slot. */
const FONT =
  'font-family font-size font-weight font-style font-stretch font-variant font-feature-settings font-variation-settings'.split(
    ' ',
  );
const LETTERS = 'color letter-spacing word-spacing text-transform text-align text-indent text-shadow'.split(' ');

/** A CSS declaration. */
export type Declaration = readonly [name: string, value: string];

/** Returns whether the text has the browser's default style, which no site owner chose. */
export const isPlainText = (style: CSSStyleDeclaration): boolean =>
  style.fontWeight === '400' &&
  style.fontSize === '16px' &&
  /^("?Times New Roman"?|serif|-webkit-standard)$/.test(style.fontFamily);

/** Returns the line height relative to the font size, so that text in another size scales; `normal` stays `normal`. */
export function lineHeightOf(style: CSSStyleDeclaration): string {
  const share = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
  return Number.isFinite(share) ? String(Math.round(share * 1e4) / 1e4) : 'normal';
}

/** Returns the text style of an element: all of it, or only what differs from `base`. */
export function textLook(style: CSSStyleDeclaration, base?: CSSStyleDeclaration): Declaration[] {
  const own = [...FONT, ...LETTERS].map((name): Declaration => [name, style.getPropertyValue(name)]);
  const all: Declaration[] = [...own, ['line-height', lineHeightOf(style)]];
  if (!base) return all;
  return all.filter(
    ([name, value]) => value !== (name === 'line-height' ? lineHeightOf(base) : base.getPropertyValue(name)),
  );
}

const PAINT = 'text-decoration -webkit-text-fill-color -webkit-background-clip background-image'.split(' ');

/** Returns text styles that are painted and not inherited: an underline, a gradient clipped to the letters. */
export const textPaint = (style: CSSStyleDeclaration): Declaration[] =>
  PAINT.map((name): Declaration => [name, style.getPropertyValue(name)]).filter(([name, value]) =>
    name.includes('background')
      ? style.getPropertyValue('-webkit-background-clip') === 'text'
      : value && value !== style.color && !value.startsWith('none'),
  );

/**
 * Returns whether the page styles this text: it differs from the surrounding text, or has another weight than the
 * default.
 */
export const hasTextLook = (style: CSSStyleDeclaration, around: CSSStyleDeclaration): boolean =>
  style.fontWeight !== '400' || textLook(style, around).length > 0;
