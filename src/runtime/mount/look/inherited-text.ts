/** Inherited text properties beside the font (CSS Text 3, Lists 3, Inline 3 …) that a block's reset would take from slotted page content. */
const INHERITED = (
  'letter-spacing word-spacing line-break word-break white-space text-wrap-style hyphens quotes tab-size text-align text-align-last text-indent ' +
  'text-transform text-rendering text-shadow list-style cursor accent-color -webkit-font-smoothing -moz-osx-font-smoothing -webkit-text-size-adjust'
).split(' ');

/**
 * Returns a style sheet that gives slotted page content the text style it would inherit at the place of the block. The font is inherited through the
 * block itself instead, because a line height without a unit cannot be read from a computed style.
 */
export function inheritedText(element: Element): string {
  const style = getComputedStyle(element);
  return `slot{${INHERITED.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}}`;
}
