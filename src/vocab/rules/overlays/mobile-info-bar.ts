import { mobileInfoBarStyles } from '../../codes/mobile-info-bar-styles.ts';

/** The widest viewport that has a mobile info bar, in CSS px (BARS-601). */
export const MAX_MOBILE_INFO_BAR_WIDTH = 1024;

/** The bar's look of a style code (BARS-603). */
function lookOf(style: unknown): 'light' | 'dark' | null {
  const name = typeof style === 'number' ? mobileInfoBarStyles.nameOf(style) : null;
  return name === 'none' ? null : name;
}

/**
 * How the mobile info bar shows (BARS-601, BARS-602, BARS-603): on mobile devices only, in a viewport of 1024 px or less, in the look of its style.
 *
 * @param settings `mobileInfoBarSettings` of the page context
 * @param device `mobile` is told by the kind of device, never by its width; `viewportWidth` in CSS px
 * @returns null where there is no bar: also where the settings name no style or one that is unknown
 */
export const mobileInfoBarLook = (
  { style }: Readonly<Record<string, unknown>>,
  { mobile, viewportWidth }: { readonly mobile: boolean; readonly viewportWidth: number },
): 'light' | 'dark' | null => (mobile && viewportWidth <= MAX_MOBILE_INFO_BAR_WIDTH ? lookOf(style) : null);
