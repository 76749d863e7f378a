/** Something is wrong. */
export const alert = 'M10 7.5v4M10 14h.01M10 2.8l7.6 13.7H2.4z';
