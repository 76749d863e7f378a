/** Done, chosen, right. */
export const check = 'M4.5 10.5l3.6 3.6 7.4-8';
