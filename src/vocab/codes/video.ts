import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<
  'videoModes' | 'videoEmbedTypes' | 'videoProviders' | 'videoFields' | 'videoDefaults' | 'videoStates' | 'videoLimits'
> = {
  videoModes: { title: 'Video embeds: modes', source: '001 §2; 001 §5', note: 'Or null.' },
  videoEmbedTypes: { title: 'Video embeds: types', source: '001 §3' },
  videoProviders: { title: 'Video embeds: providers', source: '001 §3' },
  videoFields: { title: 'Video embeds: fields', source: '001 §3' },
  videoDefaults: {
    title: 'Video embeds: defaults',
    source: '001 §3',
    note: 'The source names the fields; the defaults are this project’s.',
  },
  videoStates: { title: 'Video loader: states', source: '001 §4' },
  videoLimits: {
    title: 'Video constants',
    source: '001 §9; 001 §2',
    note: 'The window is that of an Instagram video.',
  },
};

/** How a video stands in its place (001 §2). */
export const videoModes = /* @__PURE__ */ words(['none', 'fit', 'fill']);

/** What a video is embedded with (001 §3). */
export const videoEmbedTypes = /* @__PURE__ */ words(['iframe', 'object', 'invalid']);

/** Who serves a video (001 §3). */
export const videoProviders = /* @__PURE__ */ words(['Vimeo', 'YouTube', 'Wistia', 'Animoto']);

/** What a video embed holds (001 §3). */
export const videoFields = /* @__PURE__ */ words(['type', 'provider', 'mode', 'overlay', 'forceAutoplay']);

/** What a video embed does where it does not say (001 §3), as this project has it. */
export const videoDefaults = /* @__PURE__ */ constants({ overlay: false, forceAutoplay: false });

/** States of the video loader (001 §4). */
export const videoStates = /* @__PURE__ */ words(['unloaded', 'loaded', 'overlayShowing', 'videoShowing']);

/** Constants of videos (001 §9). */
export const videoLimits = /* @__PURE__ */ constants({ resizeTimeoutMs: 1000, windowPx: { width: 620, height: 720 } });
