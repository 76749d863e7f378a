/** The one before, to the left. */
export const arrowLeft = 'M16 10H4M9 5l-5 5 5 5';
