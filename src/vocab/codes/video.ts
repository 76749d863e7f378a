import { constants } from './constants.ts';
import { words } from './words.ts';

/**
 * Video embeds: modes (VIDEO-304, VIDEO-305). Or null.
 *
 * How a video fills its place.
 */
export const videoModes = /* @__PURE__ */ words(['none', 'fit', 'fill']);

/** Video embeds: types (VIDEO-302). */
export const videoEmbedTypes = /* @__PURE__ */ words(['iframe', 'object', 'invalid']);

/** Video embeds: providers (VIDEO-303). */
export const videoProviders = /* @__PURE__ */ words(['Vimeo', 'YouTube', 'Wistia', 'Animoto']);

/** Video embeds: fields (VIDEO-301). */
export const videoFields = /* @__PURE__ */ words(['type', 'provider', 'mode', 'overlay', 'forceAutoplay']);

/**
 * Video embeds: defaults (VIDEO-301). The requirements name the fields; the defaults are this project’s.
 *
 * What a video embed does where it does not say, as this project has it.
 */
export const videoDefaults = /* @__PURE__ */ constants({ overlay: false, forceAutoplay: false });

/** Video loader: states (VIDEO-308). */
export const videoStates = /* @__PURE__ */ words(['unloaded', 'loaded', 'overlayShowing', 'videoShowing']);

/** Video constants (VIDEO-313, NAV-310). The window is that of an Instagram video. */
export const videoLimits = /* @__PURE__ */ constants({ resizeTimeoutMs: 1000, windowPx: { width: 620, height: 720 } });
