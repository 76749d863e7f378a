import { popupStyles } from '../../codes/popup-styles.ts';
import { decimalNumber } from '../text/decimal-number.ts';

/** The popup's settings that its element may carry, by the names of the page context. */
const FLAGS = ['showOnScroll', 'showOnTimer', 'showOnExit', 'showUntilSignup', 'enableMobile'] as const;
const NUMBERS = ['scrollPercentage', 'timerDelay', 'displayFrequency', 'version'] as const;

const attributeOf = (name: string): string => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The settings of a popup: those of the page context, and what its element says, which counts more (the project's own). An element without settings of the site is a popup that
 * shows (style 2); settings without a style show nothing (POPUP-602).
 *
 * @param attribute reads an attribute of the popup's element; null where there is none
 */
export function popupAttributes(
  settings: Readonly<Record<string, unknown>>,
  attribute: (name: string) => string | null,
): Readonly<Record<string, unknown>> {
  const own: Record<string, unknown> = {};
  for (const name of FLAGS) {
    const text = attribute(attributeOf(name));
    if (text !== null) own[name] = text !== 'false';
  }
  for (const name of NUMBERS) {
    const text = attribute(attributeOf(name));
    if (text !== null) own[name] = decimalNumber(text) ?? text;
  }
  return { ...(Object.keys(settings).length === 0 && { style: popupStyles.codeOf('show') }), ...settings, ...own };
}
