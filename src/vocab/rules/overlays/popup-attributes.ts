import { attributeFor, camel } from '../../block/attribute-for.ts';
import { readJson } from '../../block/read-json.ts';
import { popupStyles } from '../../codes/popup-styles.ts';
import { isRecord } from '../../is-record.ts';
import { decimalNumber } from '../text/decimal-number.ts';

/** The popup's settings that its element may carry, by the names of the page context. */
const FLAGS = ['showOnScroll', 'showOnTimer', 'showOnExit', 'showUntilSignup', 'enableMobile'] as const;
/** Numbers, each with its least and its greatest value. */
const NUMBERS = [
  ['scrollPercentage', 0, 100],
  ['timerDelay', 0, Infinity],
  ['displayFrequency', -Infinity, Infinity],
  ['version', -Infinity, Infinity],
] as const;

/** Reads a flag as an attribute carries it, as the kind `flag` of fields does. */
const readFlag = (text: string | null): boolean | null =>
  text === '' || text === 'true' ? true : text === 'false' ? false : null;

/** The values of a JSON text by their names, which may be in kebab case. */
function valuesIn(text: string): ReadonlyMap<string, unknown> {
  const { value } = readJson(text);
  return new Map(isRecord(value) ? Object.entries(value).map(([name, one]) => [camel(name), one]) : []);
}

/**
 * The settings of a popup: those of the page context, and what its element says, which counts more (the project's own). A value that cannot be used counts as none, as that of
 * any block. An element without settings of the site is a popup that shows (style 2); settings without a style show nothing (POPUP-602).
 *
 * @param attribute reads an attribute of the popup's element; null where there is none
 * @param json the JSON texts of the element; the earlier count more, and an attribute more than all of them
 */
export function popupAttributes(
  settings: Readonly<Record<string, unknown>>,
  attribute: (name: string) => string | null,
  json: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  const own: Record<string, unknown> = {};
  const places = json.map(valuesIn);
  const given = (name: string): readonly [text: string | null, ...values: unknown[]] => [
    attribute(attributeFor(name)),
    ...places.map((values) => values.get(name)),
  ];
  for (const name of FLAGS) {
    const [text, ...values] = given(name);
    const value = [readFlag(text), ...values].find((one) => typeof one === 'boolean');
    if (value !== undefined) own[name] = value;
  }
  for (const [name, least, most] of NUMBERS) {
    const value = given(name)
      .map(decimalNumber)
      .find((one) => one !== null && one >= least && one <= most);
    if (value !== undefined) own[name] = value;
  }
  return { ...(Object.keys(settings).length === 0 && { style: popupStyles.codeOf('show') }), ...settings, ...own };
}
