/** Let it move. */
export const play = 'M6.5 4.5v11l9-5.5z';
