/** A person, an account. */
export const user = 'M3.5 17c.6-3.4 3.2-5.5 6.5-5.5s5.9 2.1 6.5 5.5M13 6.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0';
