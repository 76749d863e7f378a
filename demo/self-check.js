// Checks that run inside any browser against the built files. Results are shown as a table and posted to the server.
(() => {
  const DEADLINE = 8000;
  const LOCK = 250;
  const $ = (id) => document.getElementById(id);
  const results = [];
  const pageErrors = [];
  const seen = [];

  addEventListener(
    'error',
    (event) => pageErrors.push(event.message || `could not load ${event.target?.src ?? ''}`),
    true,
  );
  addEventListener('unhandledrejection', (event) => pageErrors.push(String(event.reason)));
  for (const name of ['ready', 'block-ready', 'block-failed', 'block-removed', 'accordion-change', 'marquee-change']) {
    document.addEventListener(`vitrine:${name}`, (event) =>
      seen.push({ name, target: event.target, detail: event.detail }),
    );
  }

  const turn = () =>
    new Promise((resolve) => {
      // A hidden or throttled page paints no frames.
      const timer = setTimeout(resolve, 50);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      });
    });

  async function until(what, probe, deadline = DEADLINE) {
    const end = performance.now() + deadline;
    for (;;) {
      const value = probe();
      if (value) return value;
      if (performance.now() > end) throw new Error(`waited ${deadline} ms for: ${what}`);
      await turn();
    }
  }

  const elapsed = async (since, ms) => until(`${ms} ms to pass`, () => performance.now() - since >= ms);

  function equal(what, actual, expected) {
    if (actual !== expected) throw new Error(`${what}: expected ${expected}, got ${actual}`);
  }

  const triggers = (host) => [...(host.shadowRoot?.querySelectorAll('button[aria-expanded]') ?? [])];
  const expanded = (host) =>
    triggers(host)
      .map((trigger) => trigger.getAttribute('aria-expanded'))
      .join();
  const items = (host) =>
    triggers(host)
      .map((trigger) => trigger.closest('[data-is-open]')?.getAttribute('data-is-open'))
      .join();
  const ready = (host) =>
    until(`${host.id || host.dataset.block} to be ready`, () => host.dataset.blockState === 'ready' && host.shadowRoot);
  const drawn = (element) => element.getClientRects().length > 0 && element.getBoundingClientRect().height > 0;

  /** Clicks a trigger, and again while clicks are ignored, until the state is the one asked for. */
  async function press(host, index, open) {
    await until(`item ${index} of ${host.id} to be ${open ? 'open' : 'closed'}`, () => {
      const trigger = triggers(host)[index];
      if (trigger.getAttribute('aria-expanded') === String(open)) return true;
      trigger.click();
      return trigger.getAttribute('aria-expanded') === String(open);
    });
  }

  /** Lets the animation of the last change end. */
  const settle = () => elapsed(performance.now(), LOCK + 60);

  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches || location.search.includes('nomotion');

  async function check(title, run) {
    try {
      const detail = await run();
      results.push({ title, passed: true, detail: detail ?? '' });
    } catch (error) {
      results.push({ title, passed: false, detail: error.message });
    }
    show(results.at(-1));
  }

  function show({ title, passed, detail }) {
    const row = $('results').tBodies[0].insertRow();
    row.dataset.passed = String(passed);
    row.insertCell().textContent = passed ? '✓ passou' : '✗ falhou';
    const cell = row.insertCell();
    cell.lang = 'en';
    cell.textContent = detail ? `${title}: ${detail}` : title;
  }

  const load = (src) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = src;
      script.onload = resolve;
      script.onerror = () => reject(new Error(`could not load ${src}`));
      document.head.append(script);
    });

  async function accordions() {
    const host = $('plain');
    await check('an accordion in the page is recognised and mounted [ACC-001]', () => ready(host).then(() => {}));
    await check('the mounted block has its own shadow root with its items', () =>
      equal('triggers', triggers(host).length, 3),
    );
    await check('all items start closed without the first-item flag [ACC-009]', () => {
      equal('aria-expanded', expanded(host), 'false,false,false');
      equal('data-is-open', items(host), 'false,false,false');
    });
    await check('the first item starts open with the first-item flag [ACC-009]', async () => {
      await ready($('multiple'));
      equal('aria-expanded', expanded($('multiple')), 'true,false');
    });
    await check('a click opens an item: data-is-open and aria-expanded are true [ACC-002] [ACC-003]', async () => {
      triggers(host)[0].click();
      await until('the item to open', () => expanded(host) === 'true,false,false');
      equal('data-is-open', items(host), 'true,false,false');
    });
    const opened = performance.now();
    if (!still()) {
      await check('clicks during the animation are ignored on the whole accordion [ACC-008]', async () => {
        triggers(host)[0].click();
        triggers(host)[1].click();
        await turn();
        if (performance.now() - opened < LOCK) equal('aria-expanded', expanded(host), 'true,false,false');
        else return 'this browser was too slow to click within 250 ms';
      });
    }
    await check("the page's own content is slotted and visible in the open panel", async () => {
      await settle();
      const content = $('plain-1');
      if (!host.contains(content)) throw new Error('the content left its block');
      let node = content;
      while (node.parentElement && node.parentElement !== host) node = node.parentElement;
      if (!node.assignedSlot) throw new Error('the content is in no slot');
      await until('the content to be visible', () => drawn(content), 2000);
    });
    await check('after 250 ms a click closes it: both are false [ACC-002] [ACC-004]', async () => {
      await press(host, 0, false);
      equal('data-is-open', items(host), 'false,false,false');
      await settle();
    });
    if (!still()) {
      await check('the animation takes 250 ms: only then is a click heard again [ACC-007]', async () => {
        const start = performance.now();
        await press(host, 2, true);
        await press(host, 2, false);
        const took = Math.round(performance.now() - start);
        if (took < LOCK || took > LOCK + 400) throw new Error(`it took ${took} ms`);
        await settle();
        return `${took} ms`;
      });
    }
    await check('opening an item closes the others [ACC-005]', async () => {
      await press(host, 0, true);
      await settle();
      await press(host, 1, true);
      await until('the first to close', () => expanded(host) === 'false,true,false');
      equal('data-is-open', items(host), 'false,true,false');
    });
    await check('with several allowed the others stay as they are [ACC-006]', async () => {
      await press($('multiple'), 1, true);
      equal('aria-expanded', expanded($('multiple')), 'true,true');
    });
    await check('a change is told by a page event with its index and state', () => {
      const event = seen.find(({ name, target }) => name === 'accordion-change' && target === host);
      if (!event) throw new Error('no vitrine:accordion-change');
      equal('index', event.detail.index, 0);
      equal('open', event.detail.open, true);
    });
    await check('wrong attributes fall back to their defaults', async () => {
      await ready($('wrong'));
      equal('aria-expanded', expanded($('wrong')), 'false,false');
    });
    await check('a block in a right-to-left page is right to left inside', async () => {
      await ready($('rtl'));
      equal('direction', getComputedStyle(triggers($('rtl'))[0]).direction, 'rtl');
    });
  }

  async function marquees() {
    await check('a marquee in the page is recognised and mounted', async () => {
      $('marquee').scrollIntoView();
      await ready($('marquee'));
      const text = $('marquee').shadowRoot.textContent;
      for (const word of ['Barro', 'Água', 'Fogo']) if (!text.includes(word)) throw new Error(`${word} is missing`);
    });
  }

  const MODEL = 'Um item';

  function made() {
    const host = document.createElement('div');
    const details = document.createElement('details');
    const summary = document.createElement('summary');
    const answer = document.createElement('p');
    summary.textContent = MODEL;
    answer.textContent = 'A sua resposta.';
    details.append(summary, answer);
    host.append(details);
    host.dataset.block = 'accordion';
    return host;
  }

  async function lateBlocks() {
    const host = made();
    await check('a block inserted later is mounted', async () => {
      $('late').append(host);
      host.scrollIntoView();
      await ready(host);
    });
    await check('a clone gets its own root and works alone', async () => {
      const clone = host.cloneNode(true);
      $('late').append(clone);
      await until('the clone to be ready', () => clone.shadowRoot && triggers(clone).length === 1);
      await press(clone, 0, true);
      equal('the original', expanded(host), 'false');
      clone.remove();
    });
    await check('a removed block is unmounted', async () => {
      const earlier = seen.length;
      host.remove();
      await until('the event of its removal', () =>
        seen.slice(earlier).some(({ name, detail }) => name === 'block-removed' && detail.block === 'accordion'),
      );
      await until(
        'the report to forget it',
        () => !window.Vitrine.report().blocks.some(({ element }) => element === host),
      );
    });
  }

  async function ending(before) {
    await check('the page reports no failed block', () => {
      const failed = window.Vitrine.report().blocks.filter(({ state }) => state === 'failed');
      equal('failed blocks', failed.map(({ element }) => element.id).join(), '');
    });
    await check("destroy gives the server's markup back as it was", () => {
      window.Vitrine.destroy();
      for (const [id, html] of before) equal(id, $(id).innerHTML, html);
    });
    await check('what was given back is visible', () =>
      until('the first title to be drawn', () => drawn($('plain').querySelector('summary')), 2000).then(() => {}),
    );
    await check('no error reached the page', () => equal('errors', pageErrors.join('; '), ''));
  }

  async function report() {
    const failed = results.filter(({ passed }) => !passed).length;
    const engine = new URLSearchParams(location.search).get('engine') ?? 'unknown';
    $('sum').textContent =
      failed === 0
        ? `Tudo certo: ${results.length} verificações.`
        : `${failed} de ${results.length} verificações falharam.`;
    document.documentElement.dataset.done = failed === 0 ? 'passed' : 'failed';
    if (location.protocol === 'file:') return;
    await fetch(`/__report?engine=${encodeURIComponent(engine)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(results),
    });
  }

  async function run() {
    const before = ['plain', 'multiple', 'wrong', 'rtl', 'marquee'].map((id) => [id, $(id).innerHTML]);
    await check('the tag loads', () => load('/dist/vitrine.js').then(() => {}));
    $('fixtures').scrollIntoView();
    await accordions();
    await marquees();
    await lateBlocks();
    await ending(before);
    await report();
  }

  run();
})();
