// What mounting leaves behind (fault F-113), and what the tag does to the page around its blocks (fault F-039).
import type { CDPSession, Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';

// What a busy machine puts off, a collection or a compilation, would count as left behind.
const HEAP = { tag: '@alone' };
const LONG = { tag: ['@alone', '@long'] };
const BATCH = 50;
// Compiled code and feedback count as heap too: the figures are about what blocks leave, once the code that mounts them is warm.
const WARM_UP = 1_000;
const FIRST = 200_000;
const NEXT = 50_000;

const ONE = '<div data-block="accordion" data-block-load="load"><h3>Um</h3><p>Dois</p></div>';

/** Mounts and unmounts accordions, fifty at a time, and waits for each to be ready and gone. */
const cycle = (page: Page, count: number, how: 'removed by the page' | 'unmounted'): Promise<void> =>
  page.evaluate(
    async ([times, batch, way, one]) => {
      const place = document.querySelector('#place') as HTMLElement;
      const { report, unmount } = Reflect.get(window, 'Vitrine');
      const until = async (yes: () => boolean | Promise<boolean>): Promise<void> => {
        while (!(await yes())) await new Promise((done) => setTimeout(done));
      };
      for (let done = 0; done < times; done += batch) {
        place.insertAdjacentHTML('beforeend', one.repeat(batch));
        await until(() => place.querySelectorAll('[data-block-state=ready]').length === batch);
        if (way === 'unmounted') for (const host of [...place.children]) unmount(host);
        place.replaceChildren();
        await until(async () => (await report()).blocks.length === 0);
      }
    },
    [count, BATCH, how, ONE] as const,
  );

async function heapOf(debug: CDPSession): Promise<number> {
  // One collection leaves what finalisers and detached trees still hold.
  for (let turn = 0; turn < 4; turn += 1) await debug.send('HeapProfiler.collectGarbage');
  return (await debug.send('Runtime.getHeapUsage')).usedSize;
}

for (const how of ['unmounted', 'removed by the page'] as const) {
  test(
    `a thousand accordions ${how} leave at most 200 kB, the next thousand 50 kB, fault F-113`,
    how === 'unmounted' ? LONG : HEAP,
    async ({ page, pageWith }, info) => {
      await pageWith(`<div id="place">${exampleOf('accordion')}</div>`);
      await settled(page);
      await page.evaluate(() => document.querySelector('#place')?.replaceChildren());
      const debug = await page.context().newCDPSession(page);
      await debug.send('HeapProfiler.enable');
      await cycle(page, WARM_UP, how);
      const start = await heapOf(debug);
      await cycle(page, 1_000, how);
      const first = (await heapOf(debug)) - start;
      await cycle(page, 1_000, how);
      const next = (await heapOf(debug)) - start - first;
      console.log(`heap, accordions ${how}: first ${first} B, next ${next} B`);
      info.annotations.push({ type: 'heap', description: `first ${first} B, next ${next} B` });
      expect(first).toBeLessThanOrEqual(FIRST);
      expect(next).toBeLessThanOrEqual(NEXT);
    },
  );
}

test('the control: a thousand accordions that stay are seen in the heap', LONG, async ({ page, pageWith }) => {
  await pageWith(`<div id="place">${exampleOf('accordion')}</div>`);
  await settled(page);
  await page.evaluate(() => document.querySelector('#place')?.replaceChildren());
  const debug = await page.context().newCDPSession(page);
  await debug.send('HeapProfiler.enable');
  await cycle(page, WARM_UP, 'unmounted');
  const start = await heapOf(debug);
  await page.evaluate(
    (html) => document.querySelector('#place')?.insertAdjacentHTML('beforeend', html),
    ONE.repeat(1_000),
  );
  await settled(page);
  expect((await heapOf(debug)) - start).toBeGreaterThan(10 * FIRST);
});

/** Keeps, in the page, what a script could change of it, and says what has changed since. */
const WATCHER = `
  const prototypes = () => Object.getOwnPropertyNames(window).flatMap((name) => {
    const value = Object.getOwnPropertyDescriptor(window, name)?.value;
    const holders = typeof value === 'function' ? [value, value.prototype] : [];
    return holders.filter(Boolean).flatMap((holder, at) => Reflect.ownKeys(holder).map((key) => {
      const { value: own, get, set } = Object.getOwnPropertyDescriptor(holder, key);
      return [name + (at ? '.prototype.' : '.') + String(key), own, get, set];
    }));
  });
  const listeners = [];
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (this === window || this === document) listeners.push(type);
    return add.call(this, type, ...rest);
  };
  const look = () => ({
    globals: Object.getOwnPropertyNames(window),
    symbols: Object.getOwnPropertySymbols(window).length,
    sheets: document.adoptedStyleSheets.length,
    head: document.head.children.length,
    attributes: document.body.getAttributeNames().join() + document.documentElement.getAttributeNames().join(),
    history: history.length,
    focus: document.activeElement === document.body,
    storage: localStorage.length + sessionStorage.length + document.cookie.length,
  });
  const before = look();
  const held = new Map(prototypes().map(([name, ...values]) => [name, values]));
  window.changed = () => {
    const { globals, ...now } = look();
    const { globals: old, ...was } = before;
    return {
      globals: globals.filter((name) => !old.includes(name) && name !== 'changed'),
      prototypes: prototypes().filter(([name, ...values]) => {
        const known = held.get(name);
        return !known || values.some((value, at) => !Object.is(value, known[at]));
      }).map(([name]) => name).filter((name) => !name.startsWith('changed.') && !name.startsWith('RegExp.')),
      page: Object.keys(now).filter((key) => now[key] !== was[key]),
      unload: listeners.filter((type) => /unload/.test(type)),
    };
  };
`;

test('the tag adds one global and changes nothing else of the page, fault F-039', async ({ page, pageWith }) => {
  await pageWith(exampleOf('accordion') + exampleOf('marquee'), { tag: '' });
  await page.addScriptTag({ content: `{${WATCHER}}` });
  const changed = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'changed')());
  await page.evaluate(async () => {
    const script = Object.assign(document.createElement('script'), { src: '/dist/vitrine.js' });
    document.head.append(script);
    await new Promise((loaded) => script.addEventListener('load', loaded));
    script.remove();
  });
  await settled(page);
  // The watcher's own script and its listener hook were there before; the tag writes one attribute on <html> until destroy().
  const around = { globals: ['Vitrine'], prototypes: [], unload: [] };
  expect(await changed()).toEqual({ ...around, page: ['attributes'] });
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  expect(await changed()).toEqual({ ...around, page: [] });
});

test('the control: a script that leaves traces is caught with each of them', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith('<p>Nada</p>', { tag: '' });
  await page.addScriptTag({ content: `{${WATCHER}}` });
  const changed = await page.evaluate(() => {
    Reflect.set(window, 'stray', 1);
    Reflect.set(Array.prototype, 'stray', 1);
    document.adoptedStyleSheets = [new CSSStyleSheet()];
    document.body.setAttribute('style', 'overflow: hidden');
    history.pushState(null, '', '#stray');
    localStorage.setItem('stray', '1');
    addEventListener('beforeunload', () => {});
    return Reflect.get(window, 'changed')();
  });
  expect(changed).toEqual({
    globals: ['stray'],
    prototypes: ['Array.prototype.stray'],
    page: ['sheets', 'attributes', 'history', 'storage'],
    unload: ['beforeunload'],
  });
});
