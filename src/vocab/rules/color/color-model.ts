import { type AnyColor, Colord, colord, type Plugin } from 'colord';
import hwbPlugin from 'colord/plugins/hwb';
import { isRecord } from '../../is-record.ts';
import { logColor, type ReportColor } from './color-problem.ts';

/** A colour by its channels: red, green and blue from 0 to 255, not rounded, and alpha from 0 to 1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

interface Alpha {
  /** 0 to 1; 1 where it is missing. */
  readonly a?: number;
}

/** Hue in degrees, everything else in per cent (0 to 100). */
export type ColorModel =
  | (Alpha & Readonly<Record<'r' | 'g' | 'b', number>>)
  | (Alpha & Readonly<Record<'h' | 's' | 'l', number>>)
  | (Alpha & Readonly<Record<'h' | 's' | 'v', number>>)
  | (Alpha & Readonly<Record<'h' | 'w' | 'b', number>>);

const MODELS = ['rgb', 'hsl', 'hsv', 'hwb'] as const;

type Parsers = Parameters<Plugin>[1];

/** colord's plugin, kept to ourselves: `extend` would change colord for everybody who imports it. */
const hwb = /* @__PURE__ */ (() => {
  const parsers: Parsers = { string: [], object: [] };
  hwbPlugin(class extends Colord {}, parsers);
  return (model: Record<string, unknown>): Rgba | null => parsers.object[0]?.[0](model) ?? null;
})();

/** Alpha as the requirements read it (COLOR-303): outside 0 to 1, or no number at all, it is 1. */
export const validAlpha = (alpha: unknown): number =>
  typeof alpha === 'number' && alpha >= 0 && alpha <= 1 ? alpha : 1;

/**
 * The channels of a colour given by a model: `{r, g, b}`, `{h, s, l}`, `{h, s, v}` or `{h, w, b}`, each with or without `a`. Channels beyond
 * their ends are held at them and hues turn around, as in style sheets; the requirements say so of alpha only, and there it becomes 1.
 *
 * @param report told of what is no model (COLOR-305), which is logged without one; nothing is thrown
 */
export function rgbaOf(model: unknown, report: ReportColor = logColor): Rgba | null {
  const given: Readonly<Record<string, unknown>> = isRecord(model) ? model : {};
  const kind = MODELS.find((name) => [...name].every((channel) => Number.isFinite(given[channel])));
  if (!kind) {
    report({ key: 'invalidColorModel', value: model });
    return null;
  }
  const whole = { ...given, a: validAlpha(given.a) };
  // It has the three channels of its kind, and they are numbers.
  return kind === 'hwb' ? hwb(whole) : colord(whole as AnyColor).rgba;
}
