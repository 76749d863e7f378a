/** The menu of a page. */
export const menu = 'M3 5.5h14M3 10h14M3 14.5h14';
