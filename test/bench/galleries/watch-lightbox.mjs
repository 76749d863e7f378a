// What runs inside a measured page with a lightbox. It is sent there as text: nothing outside it is known to it.

/** Before the page's own scripts: after each click on a thumbnail notes the first frame with the lightbox, and the one with the large picture. */
export function watchLightbox() {
  const inside = (root, selector) =>
    root.querySelector(selector) ??
    [...root.querySelectorAll('*')].reduce(
      (found, { shadowRoot }) => found ?? (shadowRoot ? inside(shadowRoot, selector) : null),
      null,
    );
  const afterFrame = () =>
    new Promise((told) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        told(performance.now());
      };
      port2.postMessage(0);
    });
  const frame = () => new Promise(requestAnimationFrame);
  // The thumbnails are no place for a lightbox, and many: they are not looked through in each frame.
  const overlay = () => {
    for (const one of document.body.children) {
      if (one.id === 'place') continue;
      if (one.matches(bench.overlay)) return one;
      const found = inside(one.shadowRoot ?? one, bench.overlay);
      if (found) return found;
    }
    return null;
  };
  const isLarge = (picture) => {
    const { width, left, right } = picture.getBoundingClientRect();
    const inView = width > 200 && right > 0 && left < innerWidth;
    return inView && !picture.currentSrc.includes('/small/') && picture.complete && picture.naturalWidth > 0;
  };
  const pictures = (root) => [
    ...root.querySelectorAll('img'),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? pictures(shadowRoot) : [])),
  ];
  const isOpen = () => (overlay()?.getBoundingClientRect().height ?? 0) > 100;
  const opening = async (clicked) => {
    while (!isOpen()) await frame();
    const first = (await afterFrame()) - clicked;
    while (!pictures(overlay() ?? document.head).some(isLarge)) await frame();
    return { first, picture: (await afterFrame()) - clicked };
  };
  globalThis.bench = {
    overlay: '',
    opened: null,
    async closed() {
      while (isOpen()) await frame();
      await new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 100)));
    },
  };
  addEventListener(
    'click',
    ({ timeStamp, isTrusted, target }) => {
      if (isTrusted && target.closest?.('#place')) bench.opened = opening(timeStamp);
    },
    { capture: true },
  );
}
