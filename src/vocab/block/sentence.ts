/** Text for readers of the reference. The browser's bundle replaces this function by an empty one, which removes every call and its text. */
export const sentence = <Words>(words: Words): Words => words;
