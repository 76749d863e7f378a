/** Forms of the page that a block is submitting right now: their `submit` event is not a request to the block. */
export const ownSubmissions: WeakSet<HTMLFormElement> = new WeakSet();
