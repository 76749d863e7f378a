import { safeParse } from 'valibot';
import { color } from '../../vocab/block/fields.ts';
import { highlightAnimations, highlightDirections, highlightShapes } from '../../vocab/codes/highlight.ts';
import { ANIMATION_CLASS, ANIMATION_LOADED, HIGHLIGHT } from '../../vocab/names.ts';
import {
  HIGHLIGHT_ATTRIBUTES,
  highlightFromAttributes,
  type Supports,
} from '../../vocab/rules/display/highlight-attributes.ts';
import type { Check, Report } from '../check.ts';
import { attributeOf, classesOf, type HtmlElement, hasAttribute } from '../element.ts';
import { quoted } from '../finding.ts';
import { likelyValue } from '../likely-value.ts';
import { nearest } from '../nearest.ts';
import { type Page, writtenOf } from '../page.ts';
import { isTemplated } from '../templated.ts';

/** The service that draws, as the page itself reports it. */
const SERVICE = 'text-highlight';

const COLOR = color({ help: 'The colour of a shape.' });

const BLEND_MODES: ReadonlySet<string> = new Set(
  'normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion hue saturation color luminosity plus-darker plus-lighter inherit initial unset revert revert-layer'.split(
    ' ',
  ),
);

const ANIMATIONS = ['fade', 'rise', 'scale', 'none'];

/** As the browser decides; of a colour only its form is known here. */
const supports: Supports = (property, value) =>
  property === 'color' ? safeParse(COLOR.schema, value).success : BLEND_MODES.has(value.trim().toLowerCase());

/** The words that an attribute may have, where they are a list. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  [HIGHLIGHT]: highlightShapes.words,
  [`${HIGHLIGHT}-linecap`]: ['square', 'round', 'butt'],
  [`${HIGHLIGHT}-blend`]: [...BLEND_MODES],
  [`${HIGHLIGHT}-front`]: ['true', 'false'],
  [`${HIGHLIGHT}-animation`]: highlightAnimations.words,
  [`${HIGHLIGHT}-direction`]: highlightDirections.words,
};

/** Highlighted texts and classes that animate (VT104 to VT106, VT110). */
export const highlights: Check = (page, _hosts, report) => {
  for (const element of page.elements) {
    if (element.attrs.length === 0) continue;
    if (hasAttribute(element, HIGHLIGHT)) values(page, element, report);
    names(page, element, report);
    animations(page, element, report);
  }
};

function values(page: Page, element: HtmlElement, report: Report): void {
  const read = (name: string): string | null => {
    const value = attributeOf(element, name);
    if (value === null || !isTemplated(value)) return value;
    report.skip(writtenOf(page, element, name).at, name);
    return null;
  };
  for (const { attribute, ...slip } of highlightFromAttributes(read, supports).slips)
    report.say({
      code: 'VT110',
      at: writtenOf(page, element, attribute).at,
      block: SERVICE,
      attribute,
      ...slip,
      nearest: meant(attribute, slip.read),
      what: `${attribute} is ${quoted(slip.read)}`,
    });
}

function meant(attribute: string, read: string): string | null {
  const words = WORDS[attribute];
  if (words) return nearest(read, words, 'value');
  return attribute === `${HIGHLIGHT}-color` ? likelyValue(COLOR, read) : null;
}

/** Attributes that begin as a setting does: themes have no other reason to write them. */
function names(page: Page, element: HtmlElement, report: Report): void {
  for (const { name } of element.attrs) {
    if (!name.startsWith(`${HIGHLIGHT}-`)) continue;
    const { at, name: written } = writtenOf(page, element, name);
    const about = { at, block: SERVICE, attribute: written, read: written };
    if (!HIGHLIGHT_ATTRIBUTES.includes(name)) {
      const near = nearest(name, HIGHLIGHT_ATTRIBUTES, 'name');
      if (near !== null && near !== HIGHLIGHT && !hasAttribute(element, near))
        report.say({ ...about, code: 'VT104', what: `there is no setting ${written}`, nearest: near });
    } else if (!hasAttribute(element, HIGHLIGHT))
      report.say({ ...about, code: 'VT105', what: `${written} is read only with ${HIGHLIGHT}`, nearest: HIGHLIGHT });
  }
}

function animations(page: Page, element: HtmlElement, report: Report): void {
  if (element.tagName === 'html' || element.tagName === 'body') return;
  for (const word of classesOf(element)) {
    if (!word.includes(ANIMATION_CLASS) || word === ANIMATION_LOADED || isTemplated(word)) continue;
    const start = word.lastIndexOf(ANIMATION_CLASS) + ANIMATION_CLASS.length;
    const name = word.slice(start);
    const near = ANIMATIONS.includes(name) ? null : nearest(name, ANIMATIONS, 'name');
    if (near === null) continue;
    const { at } = writtenOf(page, element, 'class');
    const nearestWord = word.slice(0, start) + near;
    const expected = `one of ${ANIMATIONS.map((one) => ANIMATION_CLASS + one).join(', ')}`;
    report.say({
      code: 'VT106',
      at,
      block: 'block-animations',
      attribute: 'class',
      read: word,
      expected,
      nearest: nearestWord,
      used: 'no animation',
      what: `the class is ${quoted(word)}`,
    });
  }
}
