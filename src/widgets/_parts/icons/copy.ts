/** Copy. */
export const copy = 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z';
