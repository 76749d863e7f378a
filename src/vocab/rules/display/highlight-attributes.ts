import { HIGHLIGHT } from '../../names.ts';
import { decimalNumber } from '../text/decimal-number.ts';
import { type HighlightSettings, highlightSettings } from './highlight-settings.ts';

/** Linear in the length of the text, whatever it is. */
const THICKNESS = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*(em|px)\s*$/;

/** The attributes of a highlighted text after its own name, with the setting that each has and what a value has to be. */
const ATTRIBUTES = {
  color: ['color', 'a colour'],
  thickness: ['thickness', 'a number with em or px'],
  linecap: ['linecap', 'square, round or butt'],
  blend: ['blend', 'a blend mode'],
  opacity: ['opacity', 'a number from 0 to 1'],
  front: ['isFront', 'true or false'],
  'font-size': ['fontSize', 'a number of px'],
  animation: ['animation', 'the name of an animation'],
  direction: ['direction', 'right or left'],
  duration: ['duration', 'a whole number of seconds'],
} as const satisfies Record<string, readonly [keyof HighlightSettings, string]>;

type Name = keyof typeof ATTRIBUTES;
const NAMES = /* @__PURE__ */ Object.keys(ATTRIBUTES) as Name[];

/** Every attribute that settings of the page's own markup are read from (HILITE-303). */
export const HIGHLIGHT_ATTRIBUTES: readonly string[] = /* @__PURE__ */ Object.freeze([
  HIGHLIGHT,
  .../* @__PURE__ */ NAMES.map((name) => `${HIGHLIGHT}-${name}`),
]);

/** An attribute of a highlighted text that is not read, and what is used instead. */
export interface HighlightSlip {
  readonly attribute: string;
  readonly read: string;
  readonly expected: string;
  readonly used: string;
}

/** Whether a value is one of a CSS property. Browsers know; who reads pages elsewhere has a rule of its own. */
export type Supports = (property: 'color' | 'mix-blend-mode', value: string) => boolean;

/** Returns the value of a setting as the rule reads it; undefined if the attribute cannot be one. */
function settingFrom(name: Name, text: string, supports: Supports): unknown {
  if (name === 'thickness') {
    const [, value, unit] = THICKNESS.exec(text) ?? [];
    return unit && Number(value) > 0 ? { unit, value: Number(value) } : undefined;
  }
  if (name === 'front') return /^(true|false)?$/.test(text) ? text !== 'false' : undefined;
  if (name === 'color') return supports('color', text) ? text : undefined;
  if (name === 'blend') return text === 'none' || supports('mix-blend-mode', text) ? text : undefined;
  if (name === 'opacity' || name === 'font-size') return decimalNumber(text) ?? undefined;
  return text;
}

/**
 * Reads the settings of a text with `data-highlight` (HILITE-303). `data-highlight-animation` enables the animation.
 *
 * @param attribute gives the text of an attribute, null where there is none
 * @returns the settings, and the attributes that are not read
 */
export function highlightFromAttributes(
  attribute: (name: string) => string | null,
  supports: Supports,
): { readonly settings: HighlightSettings; readonly slips: readonly HighlightSlip[] } {
  const shape = attribute(HIGHLIGHT) || undefined;
  const given: Record<string, unknown> = { shape };
  const written: [Name, string][] = [];
  for (const name of NAMES) {
    const text = attribute(`${HIGHLIGHT}-${name}`);
    if (text === null) continue;
    if (text) written.push([name, text]);
    if (name === 'animation') given.isAnimationEnabled = true;
    given[ATTRIBUTES[name][0]] = settingFrom(name, text, supports);
  }
  const settings = highlightSettings(given);
  const slips: HighlightSlip[] = [];
  if (shape && settings.shape !== shape)
    slips.push({ attribute: HIGHLIGHT, read: shape, expected: 'one of the twelve shapes', used: settings.shape });
  for (const [name, read] of written) {
    const [key, expected] = ATTRIBUTES[name];
    const used = settings[key];
    // A text is read as an integer (HILITE-316).
    const value = key === 'duration' ? decimalNumber(read) : given[key];
    const isRead = key === 'thickness' ? value !== undefined : used === value;
    if (isRead) continue;
    const instead = key === 'thickness' ? '0.06em' : `${used ?? 'the text’s own colour'}`;
    slips.push({ attribute: `${HIGHLIGHT}-${name}`, read, expected, used: instead });
  }
  return { settings, slips };
}
