// What runs inside the measured page. Each function is sent there as its text: nothing outside it is known to it.

/** Before the page's own scripts: gathers long tasks, and long frames, since a task that only draws is not told as a long one. */
export function watchTasks() {
  globalThis.bench = { tasks: [], frames: [] };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) bench.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => bench.frames.push(...list.getEntries())).observe({
    type: 'long-animation-frame',
    buffered: true,
  });
}

/**
 * Puts the peer's scripts into the page, and notes when the blocks of the first screen could answer a click, and the page's last block.
 * That is the first task after the signal: as long as the task of the signal lasts, a click would wait.
 */
export function begin({ block, signal, scripts }) {
  const blocks = [...document.querySelectorAll(block)];
  bench.first = blocks.filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const signalled = (element, told) => {
    if (signal.attribute) {
      const observer = new MutationObserver(() => {
        if (element.getAttribute(signal.attribute) !== signal.value) return;
        observer.disconnect();
        told();
      });
      observer.observe(element, { attributeFilter: [signal.attribute] });
      return;
    }
    const silent = new Set(element.querySelectorAll('button'));
    for (const button of [...silent]) {
      button.addEventListener = (...listener) => {
        EventTarget.prototype.addEventListener.apply(button, listener);
        if (listener[0] === signal.listener && silent.delete(button) && !silent.size) told();
      };
    }
  };
  const nextTask = (note) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      note(performance.now() - bench.began);
    };
    port2.postMessage(0);
  };
  let left = bench.first.length;
  for (const element of bench.first)
    signalled(element, () => {
      if (!--left)
        nextTask((ms) => {
          bench.ready = ms;
        });
    });
  const last = blocks.at(-1);
  if (bench.first.includes(last)) bench.lastIsFirst = true;
  else
    signalled(last, () =>
      nextTask((ms) => {
        bench.all = ms;
      }),
    );
  bench.began = performance.now();
  for (const attributes of scripts) {
    const script = document.createElement('script');
    script.async = false;
    document.body.append(Object.assign(script, attributes));
  }
}

/** Waits until the blocks are ready and no long task has run for a fifth of a second. */
export async function settled({ mountsAll }) {
  const pause = () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 200)));
  const ready = () => bench.ready !== undefined && (!mountsAll || bench.lastIsFirst || bench.all !== undefined);
  const until = performance.now() + 60_000;
  for (let quiet = false; !quiet; ) {
    await pause();
    if (performance.now() > until) return { ready: null };
    const end = Math.max(0, ...bench.tasks.map(({ startTime, duration }) => startTime + duration));
    quiet = ready() && performance.now() - end > 200;
  }
  const tasks = bench.tasks.filter(({ startTime, duration }) => startTime + duration > bench.began);
  return {
    ready: bench.ready,
    all: mountsAll ? Math.max(bench.ready, bench.all ?? 0) : null,
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    frames: bench.frames
      .filter(({ startTime, duration }) => startTime + duration > bench.began)
      .reduce((sum, { blockingDuration }) => sum + blockingDuration, 0),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

/** Finds what is to be clicked: every item of the first screen that is in view, the lowest first, since what opens moves what is below. */
export function findControls() {
  const inside = (element) => [...(element.shadowRoot ?? element).querySelectorAll('[aria-expanded]')];
  bench.controls = bench.first.flatMap(inside).filter((control) => {
    const { top, bottom } = control.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  bench.controls.reverse();
  return bench.controls.length;
}

/** Gets one item ready to be clicked, and says where it is. */
export function aim(at) {
  const control = bench.controls[at];
  let clicked = 0;
  bench.opened = new Promise((answer) => {
    addEventListener(
      'click',
      () => {
        clicked = performance.now();
      },
      { capture: true, once: true },
    );
    new MutationObserver((_, observer) => {
      if (control.getAttribute('aria-expanded') !== 'true') return;
      observer.disconnect();
      answer(performance.now() - clicked);
    }).observe(control, { attributeFilter: ['aria-expanded'] });
    setTimeout(answer, 2_000, null);
  });
  const { left, top, width, height } = control.getBoundingClientRect();
  return { x: left + Math.min(width / 2, 100), y: top + height / 2 };
}

/** From the click to the item that says it is open, in ms; null where it does not within two seconds. */
export const opened = () => bench.opened;
