/** What became of a submission to the action of the page's own form. */
export type OwnAnswer =
  /** The browser submits the form, and leaves the page unless the form names another window. A script of the page that prevents it has taken it over. */
  | { readonly kind: 'browser'; readonly leaves: boolean }
  /** The server answered with another page, which is being opened. */
  | { readonly kind: 'page' }
  /**
   * An answer to be shown in the block: its status, and what its JSON says; null without JSON. The status is 0 where it is unknown what the server made of the
   * submission: no answer arrived, one of a successful status was cut off, or it is one of a gateway or of the page that the action redirects to.
   */
  | { readonly kind: 'answer'; readonly status: number; readonly data: unknown };

/** Nobody knows what the server made of a submission. */
export const NO_ANSWER: OwnAnswer = { kind: 'answer', status: 0, data: null };
