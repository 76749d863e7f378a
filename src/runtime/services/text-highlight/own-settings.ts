import { HIGHLIGHT } from '../../../vocab/names.ts';
import { type HighlightSettings, highlightSettings } from '../../../vocab/rules/display/highlight-settings.ts';
import { decimalNumber } from '../../../vocab/rules/text/decimal-number.ts';
import { reportProblem } from '../../blocks/report-messages.ts';
import type { MessageLog } from '../../message-log.ts';

const THICKNESS = /^\s*(\d*\.?\d+)\s*(em|px)\s*$/;

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
  duration: ['duration', 'a number of seconds'],
} as const satisfies Record<string, readonly [keyof HighlightSettings, string]>;

type Name = keyof typeof ATTRIBUTES;
const NAMES = Object.keys(ATTRIBUTES) as Name[];

/** Every attribute that settings of the page's own markup are read from. */
export const OWN_ATTRIBUTES: readonly string[] = [HIGHLIGHT, ...NAMES.map((name) => `${HIGHLIGHT}-${name}`)];

/** Returns the value of a setting as the rule reads it; undefined if the attribute cannot be one. */
function settingFrom(name: Name, text: string): unknown {
  if (name === 'thickness') {
    const [, value, unit] = THICKNESS.exec(text) ?? [];
    return unit && Number(value) > 0 ? { unit, value: Number(value) } : undefined;
  }
  if (name === 'front') return /^(true|false)?$/.test(text) ? text !== 'false' : undefined;
  if (name === 'color') return CSS.supports('color', text) ? text : undefined;
  if (name === 'blend') return text === 'none' || CSS.supports('mix-blend-mode', text) ? text : undefined;
  // An attribute is always a text, so that of a duration may have a fraction, which one in JSON may not (HILITE-316).
  if (name === 'opacity' || name === 'font-size' || name === 'duration') return decimalNumber(text) ?? undefined;
  return text;
}

/** Reads the settings of a text with `data-highlight` (HILITE-303), and reports values that are not read (VT012). `data-highlight-animation` enables the animation. */
export function ownSettings(element: Element, log: MessageLog): HighlightSettings {
  const shape = element.getAttribute(HIGHLIGHT) || undefined;
  const given: Record<string, unknown> = { shape };
  const say = (where: string, read: string, expected: string, used: unknown): void =>
    reportProblem(log, 'text-highlight', element, {
      where,
      read,
      expected,
      used: `${used ?? 'the text’s own colour'}`,
    });
  const written: [Name, string][] = [];
  for (const name of NAMES) {
    const text = element.getAttribute(`${HIGHLIGHT}-${name}`);
    if (text === null) continue;
    if (text) written.push([name, text]);
    if (name === 'animation') given.isAnimationEnabled = true;
    given[ATTRIBUTES[name][0]] = settingFrom(name, text);
  }
  const settings = highlightSettings(given);
  if (shape && settings.shape !== shape) say(HIGHLIGHT, shape, 'one of the twelve shapes', settings.shape);
  for (const [name, text] of written) {
    const [key, expected] = ATTRIBUTES[name];
    const used = settings[key];
    const isRead = key === 'thickness' ? given.thickness !== undefined : used === given[key];
    if (!isRead) say(`${HIGHLIGHT}-${name}`, text, expected, key === 'thickness' ? '0.06em' : used);
  }
  return settings;
}
