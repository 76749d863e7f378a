/** The cookie settings as a page or a command gives them. Nothing in them is sure. */
export type CookieSettings = Readonly<Record<string, unknown>>;
