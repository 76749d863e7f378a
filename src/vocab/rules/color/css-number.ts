/** A number as style sheets write it, with the unit behind it in lower case; an empty unit where there is none. */
export interface CssNumber {
  readonly value: number;
  readonly unit: string;
}

const NUMBER = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?$/i;

/** Reads a finite number, a percentage or an angle, as colours have them (COLOR-301); null for any other text. */
export function cssNumber(text: string): CssNumber | null {
  const [, value, unit = ''] = NUMBER.exec(text) ?? [];
  return Number.isFinite(Number(value)) ? { value: Number(value), unit: unit.toLowerCase() } : null;
}
