import { asJson } from '../block/as-json.ts';
import { readJson } from '../block/read-json.ts';
import { isRecord } from '../is-record.ts';
import { changesNothing } from './changes-nothing.ts';
import { MARQUEE_IDLE, MARQUEE_READ } from './marquee.ts';
import { MARQUEE_PROPS } from './places.ts';

/** The look in the props, in CSS syntax. The page's own CSS takes precedence over it. */
export interface MarqueeStyle {
  /** The page's text style, `heading-1` to `-4` or `paragraph-1` to `-3`. */
  readonly style?: string | undefined;
  readonly size?: string | undefined;
  readonly gap?: string | undefined;
  readonly background?: string | undefined;
  readonly radius?: string | undefined;
  readonly padding?: string | undefined;
  readonly border?: string | undefined;
}

export interface MarqueeProps {
  /** With the names and in the units of the block's declaration, unchecked. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly appearance: MarqueeStyle;
  /** A phrase for each value that is not used. */
  readonly unread: readonly string[];
}

type Props = Readonly<Record<string, unknown>>;

/**
 * Reads the props of a published marquee from their JSON. A value that the field's own check rejects is passed on unchanged, so that the check reports it.
 *
 * @returns null if it is not an object
 */
export function readMarqueeProps(text: string): MarqueeProps | null {
  const { value } = readJson(text);
  if (!isRecord(value)) return null;
  const data: Record<string, unknown> = {};
  const unread: string[] = [];
  return { data, appearance: readProps(value, data, unread), unread };
}

function readProps(props: Props, data: Record<string, unknown>, unread: string[]): MarqueeStyle {
  // A prop that is null counts as not set.
  const said = new Map(Object.entries(props).filter(([, value]) => value !== null));
  const tell = (name: string, value: unknown): undefined =>
    void unread.push(`${MARQUEE_PROPS}: ${name} is ${short(value)}`);

  for (const name of ['animationDirection', 'animationSpeed']) if (said.has(name)) data[name] = lowered(said.get(name));
  for (const name of ['pausedOnHover', 'fadeEdges']) {
    // The empty string is false on these pages.
    if (said.has(name)) data[name] = said.get(name) === '' ? false : said.get(name);
  }
  if (said.has('marqueeItems')) data.items = itemsOf(said.get('marqueeItems'), tell);
  const link = linkOf(said.get('linkTo'), tell);
  if (link !== undefined) data.linkTo = link;
  // On published pages the value grows with the length of a wave, and its height is in px; in the block's own field 1 stands for 10 px.
  if (said.has('waveFrequency')) data.waveFrequency = inOwnUnit(said.get('waveFrequency'), ownFrequency);
  if (said.has('waveIntensity')) data.waveIntensity = inOwnUnit(said.get('waveIntensity'), (height) => height / 10);

  for (const [name, value] of said) if (!isKnown(name) && !changesNothing(value)) tell(name, value);
  const lengthIn = (name: string): string | undefined => {
    const value = said.get(name);
    return value === undefined ? undefined : (lengthOf(value) ?? tell(name, value));
  };
  const style = said.get('textStyle');
  const known = typeof style === 'string' && /^(heading-[1-4]|paragraph-[1-3])$/.test(style);
  if (style !== undefined && !known) tell('textStyle', style);
  return {
    style: known ? style : undefined,
    size: lengthIn('textSize'),
    gap: lengthIn('itemSpacing'),
    ...containerOf(said.get('containerStyles'), tell),
  };
}

type Tell = (name: string, value: unknown) => undefined;

const isKnown = (name: string): boolean => MARQUEE_READ.includes(name) || MARQUEE_IDLE.includes(name);

function short(value: unknown): string {
  const text = asJson(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

const lowered = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value);

/** Items are read one by one: only the invalid ones of a list are left out. */
function itemsOf(value: unknown, tell: Tell): unknown {
  if (!Array.isArray(value)) return value;
  return value.flatMap((item: unknown, at) => {
    if (isRecord(item) && typeof item.text === 'string') return [{ text: item.text }];
    tell(`marqueeItems[${at}]`, item);
    return [];
  });
}

/** A link as its address, or as an object that has one. An empty address is no link. */
function linkOf(value: unknown, tell: Tell): unknown {
  if (!isRecord(value)) return typeof value === 'string' && value.trim() === '' ? undefined : value;
  if (value.newWindow === true) tell('linkTo.newWindow', true);
  return value.url === '' ? undefined : (value.url ?? value);
}

/** A number, also as text, in the declaration's unit; any other value, and a negative one, is returned unchanged. */
function inOwnUnit(value: unknown, convert: (number: number) => number): unknown {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && Number.isFinite(number) ? convert(number) : value;
}

/** On published pages a wave is 250 px long at the frequency 0 and 1000 px at 10. The block's own field divides 1000 px by its value. */
const ownFrequency = (frequency: number): number => 1000 / (250 + 75 * Math.min(10, frequency));

/** `{unit, value}` in CSS syntax; undefined if it is not a length. */
function lengthOf(value: unknown): string | undefined {
  if (!isRecord(value) || typeof value.unit !== 'string') return undefined;
  const number = inOwnUnit(value.value, (one) => one);
  if (typeof number !== 'number' || number < 0 || !/^(px|r?em|%|v(w|h|min|max)|pt)$/.test(value.unit)) return;
  return `${number}${value.unit}`;
}

/** One length for all sides, or one for each; a side that is not specified has none. */
function sidesOf(value: unknown, sides: readonly string[]): string | undefined {
  if (!isRecord(value) || value.unit !== undefined) return lengthOf(value);
  const each = sides.map((side) => (value[side] === undefined ? '0px' : lengthOf(value[side])));
  return each.includes(undefined) || sides.every((side) => value[side] === undefined) ? undefined : each.join(' ');
}

const SIDES = ['top', 'right', 'bottom', 'left'];
const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'];

/** The box around the text. There is none if its background is switched off. */
function containerOf(value: unknown, tell: Tell): MarqueeStyle {
  if (value === undefined) return {};
  if (!isRecord(value)) return tell('containerStyles', value) ?? {};
  const said = new Map(Object.entries(value).filter(([, one]) => one !== null));
  for (const [name, one] of said) if (!isKnown(`containerStyles.${name}`)) tell(`containerStyles.${name}`, one);
  const enabled = said.get('backgroundEnabled') ?? true;
  if (typeof enabled !== 'boolean' && enabled !== '') tell('containerStyles.backgroundEnabled', enabled);
  if (enabled === false || enabled === '') return {};
  const read = (name: string, reader: (value: unknown) => string | undefined): string | undefined => {
    const one = said.get(name);
    return one === undefined ? undefined : (reader(one) ?? tell(`containerStyles.${name}`, one));
  };
  return {
    background: read('backgroundColor', colorIn),
    radius: read('borderRadii', (one) => sidesOf(one, CORNERS)),
    padding: read('padding', (one) => sidesOf(one, SIDES)),
    border: read('stroke', strokeOf),
  };
}

const colorIn = (value: unknown): string | undefined =>
  typeof value === 'string' && (typeof CSS === 'undefined' || CSS.supports('color', value)) ? value : undefined;

/** A line around the box, in the text's colour if it has none of its own. */
function strokeOf(value: unknown): string | undefined {
  const width = lengthOf(isRecord(value) ? (value.width ?? value.thickness ?? value) : value);
  return width && `${width} solid ${(isRecord(value) && colorIn(value.color)) || 'currentColor'}`;
}
