/** The one after, to the right. */
export const arrowRight = 'M4 10h12M11 5l5 5-5 5';
