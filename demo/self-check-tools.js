// What the self-check's checks are made of: waiting for a state with a deadline, reading a block, recording a result.
const DEADLINE = 15_000;
export const LOCK = 250;
export const $ = (id) => document.getElementById(id);
const results = [];
export const pageErrors = [];
export const seen = [];

addEventListener(
  'error',
  (event) => pageErrors.push(event.message || `could not load ${event.target?.src ?? ''}`),
  true,
);
addEventListener('unhandledrejection', (event) => pageErrors.push(String(event.reason)));
for (const name of [
  'ready',
  'block-ready',
  'block-failed',
  'block-removed',
  'accordion-change',
  'marquee-change',
  'form-success',
  'consent-change',
]) {
  document.addEventListener(`vitrine:${name}`, (event) =>
    seen.push({ name, target: event.target, detail: event.detail }),
  );
}

export const turn = () =>
  new Promise((resolve) => {
    // A hidden or throttled page paints no frames.
    const timer = setTimeout(resolve, 50);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });

export async function until(what, probe, deadline = DEADLINE) {
  const end = performance.now() + deadline;
  for (;;) {
    const value = await probe();
    if (value) return value;
    if (performance.now() > end) throw new Error(`waited ${deadline} ms for: ${what}`);
    await turn();
  }
}

const elapsed = async (since, ms) => until(`${ms} ms to pass`, () => performance.now() - since >= ms);

export function equal(what, actual, expected) {
  if (actual !== expected) throw new Error(`${what}: expected ${expected}, got ${actual}`);
}

export const triggers = (host) => [...(host.shadowRoot?.querySelectorAll('button[aria-expanded]') ?? [])];
export const expanded = (host) =>
  triggers(host)
    .map((trigger) => trigger.getAttribute('aria-expanded'))
    .join();
export const items = (host) =>
  triggers(host)
    .map((trigger) => trigger.closest('[data-is-open]')?.getAttribute('data-is-open'))
    .join();
export const ready = (host) =>
  until(`${host.id || host.dataset.block} to be ready`, () => host.dataset.blockState === 'ready' && host.shadowRoot);
/** The shadow root of a block by its id, once it is scrolled to and ready. */
export const shadowOf = (id) => {
  $(id).scrollIntoView();
  return ready($(id));
};
export const drawn = (element) => element.getClientRects().length > 0 && element.getBoundingClientRect().height > 0;

/** Drawn, and not only a box that find-in-page may open. */
export const visible = (element) => drawn(element) && element.checkVisibility?.() !== false;

/** The shadow roots of the open layers of a block, the newest last. */
export const layersOf = (name) =>
  [...document.querySelectorAll(`[data-block="${name}"]`)].flatMap(
    (element) =>
      [...element.querySelectorAll(':scope > div, :scope > div > div')].find(({ shadowRoot }) => shadowRoot)
        ?.shadowRoot ?? [],
  );
export const buttonIn = (root, text) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent.trim() === text);
export const pressEscape = () =>
  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));

/** Clicks a trigger, and again while clicks are ignored, until the state is the one asked for. */
export async function press(host, index, open) {
  await until(`item ${index} of ${host.id} to be ${open ? 'open' : 'closed'}`, () => {
    const trigger = triggers(host)[index];
    if (trigger.getAttribute('aria-expanded') === String(open)) return true;
    trigger.click();
    return trigger.getAttribute('aria-expanded') === String(open);
  });
}

/** Lets the animation of the last change end. */
export const settle = () => elapsed(performance.now(), LOCK + 60);

export const still = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || location.search.includes('nomotion');

export async function check(title, run) {
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

export const load = (src) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`could not load ${src}`));
    document.head.append(script);
  });

export async function report() {
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
