/** Hold what moves. */
export const pause = 'M7 4.5v11M13 4.5v11';
