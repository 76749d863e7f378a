/** Nothing here: a tray without anything in it. */
export const empty = 'M3 11.5l2.5-7h9l2.5 7v4.5H3zM3 11.5h4l1 2h4l1-2h4';
