import { Colord, type Plugin } from 'colord';
import namesPlugin from 'colord/plugins/names';
import type { Rgba } from './color-model.ts';

/** colord's plugin, kept to ourselves: `extend` would change colord for everybody who imports it. */
const parse = /* @__PURE__ */ (() => {
  const parsers: Parameters<Plugin>[1] = { string: [], object: [] };
  namesPlugin(class extends Colord {}, parsers);
  return (name: string): Rgba | null => parsers.string[0]?.[0](name) ?? null;
})();

/** Shorter than any text of the other forms need be; the longest name has 20 letters. */
const NAME = /^[a-z]{3,20}$/i;

/** The colour of a CSS name, in any letter case, `transparent` among them (COLOR-301); null for any other text. */
export const namedColor = (name: string): Rgba | null => (NAME.test(name) ? parse(name) : null);
