/**
 * For how long, in ms, a further press does not ask for the same page again: as long as a slow server may take for the
 * checkout.
 */
const HOLD = 10_000;

/** The window or frame in which the page is shown. */
interface Place {
  /** A stranger frames it. */
  readonly framed: boolean;
  readonly inEditorFrame: boolean;
}

/**
 * Redirects to addresses of the site, each once however often it is pressed. The visitor who comes back to the page can
 * leave it again at once.
 *
 * @returns `go`, whose `isTop` means the top window inside the editor's frame (NAV-010, NAV-011)
 */
export function redirector(view: Window, { framed, inEditorFrame }: Place) {
  let held = '';
  let until = 0;
  const release = (): void => {
    held = '';
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) release();
  };
  view.addEventListener('pageshow', onShow);
  view.addEventListener('visibilitychange', release);

  return {
    go(path: string, isTop = false): void {
      // A base element of the page must not lead the visitor to another site.
      const address = new URL(path, view.location.href).href;
      const now = performance.now();
      if (address === held && now < until) return;
      held = address;
      until = now + HOLD;
      // What pays never acts inside the frame of another site (D-49).
      if (framed) view.open(address, '_blank', 'noopener');
      else if (isTop && inEditorFrame && view.top) view.top.location.href = address;
      else view.location.assign(address);
    },
    stop(): void {
      view.removeEventListener('pageshow', onShow);
      view.removeEventListener('visibilitychange', release);
    },
  };
}
