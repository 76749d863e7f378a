// What runs inside a measured page with pictures. It is sent there as text: nothing outside it is known to it.

/** Before the page's own scripts: notes when pictures are painted first, and finds them behind shadow roots. */
export function watchPictures() {
  const roots = (root) => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
  ];
  const place = () => document.querySelector('#place');
  const first = () =>
    place()?.querySelector('img') ?? place()?.firstElementChild?.shadowRoot?.querySelector('img') ?? null;
  const bench = {
    /** The time after the frame that is being drawn. To be called while it is. */
    afterFrame: () =>
      new Promise((told) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          told(performance.now());
        };
        port2.postMessage(0);
      }),
    /** The next frame; fails in a page that has shown nothing for a minute. */
    frame: () =>
      performance.now() < 60_000
        ? new Promise(requestAnimationFrame)
        : Promise.reject(new Error('nothing came within a minute')),
    all: () => roots(place()).flatMap((root) => [...root.querySelectorAll('img')]),
    inView: () =>
      bench
        .all()
        .map((picture) => ({ picture, box: picture.getBoundingClientRect() }))
        .filter(
          ({ box: { top, bottom, left, right, height } }) =>
            height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
        ),
    /** When the first frame with pictures has been drawn. */
    async painted() {
      while (!(first()?.getBoundingClientRect().height > 20)) await bench.frame();
      return bench.afterFrame();
    },
    /** When every picture of the first screen has come. */
    async shown() {
      for (;;) {
        const pictures = bench.inView();
        if (pictures.length && pictures.every(({ picture }) => picture.complete && picture.naturalWidth)) break;
        // Looking costs time itself, so not in every frame.
        await new Promise((later) => setTimeout(later, 30));
        await bench.frame();
      }
      return bench.afterFrame();
    },
    /** How much of the first screen, below the top of the pictures, is pictures. */
    covered() {
      const boxes = bench.inView().map(({ box }) => box);
      const top = Math.max(0, Math.min(...boxes.map((box) => box.top)));
      const { left, right } = place().getBoundingClientRect();
      const area = boxes.reduce(
        (sum, box) => sum + box.width * (Math.min(innerHeight, box.bottom) - Math.max(top, box.top)),
        0,
      );
      return area / ((right - left) * (innerHeight - top));
    },
  };
  globalThis.bench = bench;
}

/** Notes from the beginning of a page's life when its pictures are there. */
export function watchFromStart() {
  bench.cold = bench.painted();
}

/** Shows the prepared pictures; gives the milliseconds until they are painted, and until those of the first screen have come. */
export async function showPictures() {
  // In a task of the page's own, since the browser does not count the script of one that the measuring begins.
  await new Promise((next) => setTimeout(next));
  const began = performance.now();
  bench.show();
  const painted = await bench.painted();
  const shown = await bench.shown();
  await new Promise((settled) => requestIdleCallback(() => setTimeout(settled, 200)));
  return { paint: painted - began, shown: shown - began };
}
