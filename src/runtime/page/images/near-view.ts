import { imageLimits } from '../../../vocab/codes/images.ts';
import { sharedObserver } from '../shared-observer.ts';

/** Reports when an element comes within 200 px of the window (IMG-306, IMG-602). */
const watchNear = /* @__PURE__ */ sharedObserver(
  (changed) => new IntersectionObserver(changed, { rootMargin: `${imageLimits.rootMarginPx}px` }),
  (entry: IntersectionObserverEntry) => entry,
);

/** Reports when an element enters and leaves the window itself; only pictures that wait are observed. */
export const watchSeen = /* @__PURE__ */ sharedObserver(
  (changed) => new IntersectionObserver(changed),
  (entry: IntersectionObserverEntry) => entry.isIntersecting,
);

/** Whether a picture is near the window. */
export interface NearPicture {
  /** @param isNeighbour its block counts in its place: it is beside the current item, where it cannot be seen */
  isNear(isNeighbour: boolean): boolean;
  stop(): void;
}

/** Observes a picture, and with `hasDistance` its block too; calls a function when either comes near or moves away. */
export function watchPicture(element: Element, hasDistance: boolean, changed: () => void): NearPicture {
  const root = hasDistance ? element.getRootNode() : null;
  const host = root instanceof ShadowRoot ? root.host : null;
  const near = { own: false, host: false };
  const stops = [
    watchNear(element, ({ isIntersecting, boundingClientRect }) => {
      near.own = isIntersecting;
      // A layer is drawn in a host without a box of its own.
      if (host && boundingClientRect.width > 0 && !host.getClientRects()[0]) near.host = true;
      changed();
    }),
  ];
  if (host)
    stops.push(
      watchNear(host, ({ isIntersecting }) => {
        near.host = isIntersecting;
        changed();
      }),
    );
  return {
    isNear: (isNeighbour) => near.own || (isNeighbour && near.host),
    stop() {
      for (const stop of stops) stop();
    },
  };
}
