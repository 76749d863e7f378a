/** Words for people who read the reference. The browser's bundle replaces this by an empty function, and with it drops every call and its text. */
export const sentence = <Words>(words: Words): Words => words;
