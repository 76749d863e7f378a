import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<
  'videoModes' | 'videoEmbedTypes' | 'videoProviders' | 'videoFields' | 'videoDefaults' | 'videoStates' | 'videoLimits'
> = {
  videoModes: { title: 'Video embeds: modes', source: 'VIDEO-304, VIDEO-305', note: 'Or null.' },
  videoEmbedTypes: { title: 'Video embeds: types', source: 'VIDEO-302' },
  videoProviders: { title: 'Video embeds: providers', source: 'VIDEO-303' },
  videoFields: { title: 'Video embeds: fields', source: 'VIDEO-301' },
  videoDefaults: {
    title: 'Video embeds: defaults',
    source: 'VIDEO-301',
    note: 'The requirements name the fields; the defaults are this project’s.',
  },
  videoStates: { title: 'Video loader: states', source: 'VIDEO-308' },
  videoLimits: {
    title: 'Video constants',
    source: 'VIDEO-313, NAV-310',
    note: 'The window is that of an Instagram video.',
  },
};

/** How a video fills its place (VIDEO-304, VIDEO-305). */
export const videoModes = /* @__PURE__ */ words(['none', 'fit', 'fill']);

/** What a video is embedded with (VIDEO-302). */
export const videoEmbedTypes = /* @__PURE__ */ words(['iframe', 'object', 'invalid']);

/** Who serves a video (VIDEO-303). */
export const videoProviders = /* @__PURE__ */ words(['Vimeo', 'YouTube', 'Wistia', 'Animoto']);

/** What a video embed holds (VIDEO-301). */
export const videoFields = /* @__PURE__ */ words(['type', 'provider', 'mode', 'overlay', 'forceAutoplay']);

/** What a video embed does where it does not say (VIDEO-301), as this project has it. */
export const videoDefaults = /* @__PURE__ */ constants({ overlay: false, forceAutoplay: false });

/** States of the video loader (VIDEO-308). */
export const videoStates = /* @__PURE__ */ words(['unloaded', 'loaded', 'overlayShowing', 'videoShowing']);

/** Constants of videos (VIDEO-313, NAV-310). */
export const videoLimits = /* @__PURE__ */ constants({ resizeTimeoutMs: 1000, windowPx: { width: 620, height: 720 } });
