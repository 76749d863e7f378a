/** Keeps placeholders exactly over their frames and blocks, whatever style the page gives those. */
export interface FrameCovers {
  /** @param tooSmall called instead, where the element has not the height that a notice needs */
  add(frame: HTMLElement, host: HTMLElement, tooSmall?: () => void): void;
  remove(frame: HTMLElement): void;
  /** Places what was added since the last time, before it is painted. */
  settle(): void;
  stop(): void;
}

interface Cover {
  readonly host: HTMLElement;
  readonly around: Element | null;
  readonly tooSmall: (() => void) | undefined;
  x: number;
  y: number;
}

/** The least height of a block that its notice covers, in px. */
export const LEAST_HEIGHT = 120;

/**
 * A placeholder is the next sibling of its frame and out of the flow, so it moves nothing and scrolls with the frame.
 * It gets the frame's size, and is shifted to its place. All are measured together before the first is written to.
 */
export function createFrameCovers(): FrameCovers {
  const covers = new Map<HTMLElement, Cover>();
  let isDue = false;

  const fitAll = (): void => {
    const all = [...covers].map(([frame, cover]) => {
      const { zIndex, borderRadius } = getComputedStyle(frame);
      return { frame, cover, zIndex, borderRadius, width: frame.offsetWidth, height: frame.offsetHeight };
    });
    const small = new Set(
      all.filter(({ cover, width, height }) => cover.tooSmall && width > 0 && height < LEAST_HEIGHT),
    );
    for (const { cover } of small) cover.tooSmall?.();
    const sizes = all.filter((one) => !small.has(one));
    for (const { cover, zIndex, borderRadius, width, height } of sizes) {
      cover.host.hidden = width === 0 || height === 0;
      Object.assign(cover.host.style, { width: `${width}px`, height: `${height}px`, zIndex, borderRadius });
    }
    const places = sizes.map(({ frame, cover }) => {
      const at = frame.getBoundingClientRect();
      const is = cover.host.getBoundingClientRect();
      // An ancestor may be scaled.
      const scale = is.width / cover.host.offsetWidth || 1;
      return { cover, x: cover.x + (at.left - is.left) / scale, y: cover.y + (at.top - is.top) / scale };
    });
    for (const { cover, x, y } of places) {
      if (Math.abs(x - cover.x) < 0.1 && Math.abs(y - cover.y) < 0.1) continue;
      Object.assign(cover, { x, y });
      cover.host.style.translate = `${x}px ${y}px`;
    }
  };
  const observer = new ResizeObserver(fitAll);
  const unobserve = (around: Element | null): void => {
    if (around && ![...covers.values()].some((cover) => cover.around === around)) observer.unobserve(around);
  };

  return {
    add(frame, host, tooSmall) {
      const around = frame.parentElement;
      covers.set(frame, { host, around, tooSmall, x: 0, y: 0 });
      isDue = true;
      host.style.translate = '';
      observer.observe(frame);
      if (around) observer.observe(around);
    },
    remove(frame) {
      const cover = covers.get(frame);
      covers.delete(frame);
      observer.unobserve(frame);
      unobserve(cover?.around ?? null);
    },
    settle() {
      if (isDue) fitAll();
      isDue = false;
    },
    stop() {
      observer.disconnect();
      covers.clear();
    },
  };
}
