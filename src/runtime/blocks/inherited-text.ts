/** What text inherits beside the font (CSS Text 3, Lists 3, Inline 3 …) and a block's reset would keep from page content. */
const INHERITED = (
  'letter-spacing word-spacing line-break word-break white-space text-wrap-style hyphens quotes tab-size text-align text-align-last text-indent ' +
  'text-transform text-rendering text-shadow list-style cursor accent-color -webkit-font-smoothing -moz-osx-font-smoothing -webkit-text-size-adjust'
).split(' ');

/**
 * The style sheet that gives page content in a block's slots what it inherits where the block stands. The font is not in it: it comes down through the
 * block itself, since a line height without a unit cannot be read back.
 */
export function inheritedText(element: Element): string {
  const style = getComputedStyle(element);
  return `slot{${INHERITED.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}}`;
}
