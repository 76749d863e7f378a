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
export const chevron = 'M5 8l5 5 5-5';

/** Close, dismiss, remove. */
export const close = 'M5 5l10 10M15 5L5 15';

/** Copy. */
export const copy = 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z';

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

/** Play an animation. */
export const play = 'M6.5 4.5v11l9-5.5z';

/** Add, or open: two strokes, so that one can turn into the other. */
export const plus = ['M4 10h12', 'M10 4v12'] as const;

/** Search. */
export const search = 'M12.8 12.8L17 17M14.5 8.75a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0';

/** A person, an account. */
export const user = 'M3.5 17c.6-3.4 3.2-5.5 6.5-5.5s5.9 2.1 6.5 5.5M13 6.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0';
