/** More about this. */
export const info = 'M10 9v5M10 6.2h.01M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0';
