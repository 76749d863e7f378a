/** The part of a window the rule reads; handed in, so that a test can be any frame. */
export interface Framed {
  readonly self: unknown;
  readonly top: unknown;
  readonly parent: { readonly location: { readonly pathname: string } };
}

/** Whether the page stands in the editor's preview frame: framed, and the parent is the site's configuration area (CTX-028). */
export function inEditorFrame(view: Framed): boolean {
  try {
    return view.top !== view.self && /^\/config(\/|$)/.test(view.parent.location.pathname);
  } catch {
    // A parent of another origin says nothing of itself.
    return false;
  }
}
