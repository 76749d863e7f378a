/** Leads to another place, in a new window. */
export const external = 'M11.5 3.5h5v5M16.5 3.5L9 11M8 4.5H3.5v12h12V12';
