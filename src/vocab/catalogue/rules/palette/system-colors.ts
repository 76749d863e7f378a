/** What the editor knows of a colour that every palette has (PALETTE-304). */
export interface SystemColor {
  /** What editors read: English on purpose. The requirements name the five that are seen; the others bear their id. */
  readonly displayName: string;
  /** Its place in the palette, 0 to 9: the five that are seen from light to dark, then the others. The order is the project's own. */
  readonly order: number;
  /** Whether it is made from others and cannot be chosen. */
  readonly readonly: boolean;
  readonly userVisible: boolean;
  readonly hideInSelector: boolean;
}

const seen = (displayName: string, order: number, hideInSelector = false): SystemColor =>
  Object.freeze({ displayName, order, readonly: false, userVisible: true, hideInSelector });

const safe = (id: string, order: number): SystemColor =>
  Object.freeze({ displayName: id, order, readonly: true, userVisible: false, hideInSelector: false });

/** The ten system colours by their ids (PALETTE-303, PALETTE-305), in their order. */
export const systemColors = /* @__PURE__ */ Object.freeze({
  white: seen('Lightest', 0, true),
  lightAccent: seen('Light', 1),
  accent: seen('Bright', 2),
  darkAccent: seen('Dark', 3),
  black: seen('Darkest', 4, true),
  safeLightAccent: safe('safeLightAccent', 5),
  safeDarkAccent: safe('safeDarkAccent', 6),
  safeInverseAccent: safe('safeInverseAccent', 7),
  safeInverseLightAccent: safe('safeInverseLightAccent', 8),
  safeInverseDarkAccent: safe('safeInverseDarkAccent', 9),
});

export type SystemColorId = keyof typeof systemColors;

/** Whether a palette has a colour of this id (PALETTE-303). */
export const isSystemColorId = (id: unknown): id is SystemColorId =>
  typeof id === 'string' && Object.hasOwn(systemColors, id);
