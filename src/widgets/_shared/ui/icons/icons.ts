/** An error. */
export const alert = 'M10 7.5v4M10 14h.01M10 2.8l7.6 13.7H2.4z';

/** Previous, to the left. */
export const arrowLeft = 'M16 10H4M9 5l-5 5 5 5';

/** Next, to the right. */
export const arrowRight = 'M4 10h12M11 5l5 5-5 5';

/** A date. */
export const calendar = 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5';

/** Shopping cart. */
export const cart =
  'M2.5 3.5h2l2 9.5h8.6l1.9-6.5H5.2M8.5 16.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0M14.5 16.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0';

/** Done, chosen, correct. */
export const check = 'M4.5 10.5l3.6 3.6 7.4-8';

/** Opens downwards. */
export const clock = 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M10 5.8V10l2.8 2';
export const chevron = 'M5 8l5 5 5-5';

/** Close, dismiss, remove. */
export const close = 'M5 5l10 10M15 5L5 15';

/** Copy. */
export const copy = 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z';

/** Save a file. */
export const download = 'M10 3.5v9M6 8.5l4 4 4-4M4 16.5h12';

/** Empty: a tray without content. */
export const empty = 'M3 11.5l2.5-7h9l2.5 7v4.5H3zM3 11.5h4l1 2h4l1-2h4';

/** A link to another place, in a new window. */
export const external = 'M11.5 3.5h5v5M16.5 3.5L9 11M8 4.5H3.5v12h12V12';

/** More information. */
export const info = 'M10 9v5M10 6.2h.01M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0';

/** The menu of a page. */
export const menu = 'M3 5.5h14M3 10h14M3 14.5h14';

/** Remove, or one less. */
export const minus = 'M4 10h12';

/** Pause an animation. */
export const pause = 'M7 4.5v11M13 4.5v11';

/** A place. */
export const pin = 'M10 17.5s-5.5-5-5.5-9a5.5 5.5 0 0 1 11 0c0 4-5.5 9-5.5 9zM12 8.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0';

/** A picture, or the place of one. */
export const picture = 'M3 4.5h14v11H3zM3 13l4-4 4 4 2.5-2.5L17 14M13 7.5h.01';

/** Play an animation. */
export const play = 'M6.5 4.5v11l9-5.5z';

/** Add, or open: two strokes, so that one can turn into the other. */
export const plus = ['M4 10h12', 'M10 4v12'] as const;

/** Search. */
export const search = 'M12.8 12.8L17 17M14.5 8.75a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0';

/** Share a link. */
export const share = 'M10 12.5v-9M6.5 7L10 3.5 13.5 7M6 9.5H4.5v7h11v-7H14';

/** A person, an account. */
export const user = 'M3.5 17c.6-3.4 3.2-5.5 6.5-5.5s5.9 2.1 6.5 5.5M13 6.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0';

/** Enlarge a picture. */
export const zoomIn =
  'M12.8 12.8L17 17M14.5 8.75a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0M8.75 6.25v5M6.25 8.75h5';

/** Show the whole picture again. */
export const zoomOut = 'M12.8 12.8L17 17M14.5 8.75a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0M6.25 8.75h5';

/** Choose a file to send. */
export const upload = 'M10 12.5v-9M6 7.5l4-4 4 4M4 16.5h12';

/** One star of a rating. */
export const star = 'M10 2.6l2.3 4.8 5.2.7-3.8 3.7.9 5.2-4.6-2.5L5.4 17l.9-5.2L2.5 8.1l5.2-.7z';

/** Sound. */
export const sound = 'M3.5 7.5v5h3l4 3.5V4l-4 3.5zM13 7.5a3.5 3.5 0 0 1 0 5M15 5.2a6.5 6.5 0 0 1 0 9.6';

/** No sound. */
export const muted = 'M3.5 7.5v5h3l4 3.5V4l-4 3.5zM13.5 8l4 4M17.5 8l-4 4';

/** To the track before. */
export const skipBack = 'M15 4.5v11L7 10zM5 4.5v11';

/** To the track after. */
export const skipOn = 'M5 4.5v11l8-5.5zM15 4.5v11';
