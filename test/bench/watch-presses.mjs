// What runs inside a measured page whose controls are pressed. It is sent there as text: nothing outside it is known to it.

/**
 * Before the page's own scripts: `bench.seen[name]` is when an element was first seen, for each of `bench.names`, and `bench.due` says what the next press is
 * waited for. Both take selectors, which are looked for in shadow roots too.
 *
 * @param {Record<string, string>} names selectors by the name of the figure
 */
export function watchPresses(names) {
  const frame = () => new Promise(requestAnimationFrame);
  const afterFrame = () =>
    new Promise((told) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        told(performance.now());
      };
      port2.postMessage(0);
    });
  const find = (root, selector) => {
    const found = root.querySelector(selector);
    if (found) return found;
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inside = shadowRoot && find(shadowRoot, selector);
      if (inside) return inside;
    }
    return null;
  };
  const isSeen = (selector) => {
    const one = find(document, selector);
    return (
      !!one &&
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      one.getBoundingClientRect().height > 0
    );
  };
  const focused = () => {
    let { activeElement } = document;
    while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
    return activeElement;
  };
  /** `seen` is visible, and has the focus in it if `focus` says so; `gone` is not visible; a cookie of the name `saved` is there. */
  const isDone = ({ seen, focus, gone, saved }) =>
    (!seen || isSeen(seen)) &&
    (!focus || !!find(document, seen)?.contains(focused())) &&
    (!gone || !isSeen(gone)) &&
    (!saved || document.cookie.includes(`${saved}=`));
  globalThis.bench = { seen: {}, due: null, took: null, isDone };
  addEventListener(
    'click',
    ({ timeStamp, isTrusted }) => {
      const { due } = bench;
      if (!isTrusted || !due) return;
      bench.due = null;
      bench.took = (async () => {
        while (!isDone(due)) await frame();
        return (await afterFrame()) - timeStamp;
      })();
    },
    { capture: true },
  );
  const look = () => {
    const missing = Object.entries(names).filter(([name]) => !(name in bench.seen));
    for (const [name, selector] of missing) if (isSeen(selector)) bench.seen[name] = performance.now();
    if (missing.length) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Presses a control with the mouse and returns the milliseconds to the frame in which `due` is true; null where it never is. */
export async function press(page, control, due) {
  await page.evaluate((one) => {
    bench.due = one;
    bench.took = null;
  }, due);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => Promise.race([bench.took, new Promise((late) => setTimeout(late, 15_000, null))]));
}
