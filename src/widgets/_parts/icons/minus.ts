/** Take away, or one less. */
export const minus = 'M4 10h12';
