// What runs inside a measured page. It is sent there as text: nothing outside it is known to it.

/**
 * Before the page's own scripts: `bench.until` and `bench.time` tell when something is painted. They look after a frame, when the layout is clean, so
 * that looking lays nothing out.
 */
export function watchPage() {
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
  /** The time in ms at which the first frame that `check` is true of was painted. */
  const until = async (check) => {
    for (const last = performance.now() + 30_000; ; ) {
      await frame();
      const at = await afterFrame();
      if (check()) return at;
      if (at > last) throw new Error('nothing came within half a minute');
    }
  };
  /** The milliseconds from the beginning of `act` to the frame that `check` is true of. */
  const time = async (act, check) => {
    // In a task of the page's own, since the browser does not count the script of one that the measuring begins.
    const began = await new Promise((begun) =>
      setTimeout(() => {
        begun(performance.now());
        act();
      }),
    );
    return (await until(check)) - began;
  };
  globalThis.bench = { until, time };
}
