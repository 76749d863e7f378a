/** Opens downwards. */
export const chevron = 'M5 8l5 5 5-5';
