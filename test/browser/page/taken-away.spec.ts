// Scripts and elements of a page that take away or replace what blocks are built on (faults F-031, F-034): what comes later is mounted all the same.
import { exampleOf } from '../../declarations.ts';
import { expect, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';

const BLOCKS = ['accordion', 'marquee', 'form', 'gallery', 'menu', 'product'].map((name) => exampleOf(name)).join('');

/** What a page does, and what shows that it has done so. Old libraries bind a function to an object with a list of arguments. */
const PAGES: Readonly<Record<string, { script?: string; html?: string; harm: string }>> = {
  'a Promise without all': {
    script: `const Own = Promise; window.Promise = function (run) { return new Own(run); };`,
    harm: `!Promise.all && !Promise.resolve`,
  },
  'node lists without an iterator': {
    script: `delete NodeList.prototype[Symbol.iterator];`,
    harm: `!NodeList.prototype[Symbol.iterator]`,
  },
  'a bind of its own': {
    script: `Function.prototype.bind = function (owner, list) { const fn = this; return () => fn.apply(owner, [].concat(list ?? [])); };`,
    harm: `isNaN(Math.max.bind(null, 1)(NaN)) === false`,
  },
  'no console.warn': { script: `delete console.warn;`, harm: `!console.warn` },
  'a form named defaultView': { html: '<form name="defaultView"></form>', harm: `document.defaultView !== window` },
};

for (const [name, { script = '', html = '', harm }] of Object.entries(PAGES))
  test(`blocks are mounted before and after a page takes away what they are built on, and nothing is thrown, faults F-031 and F-034: ${name}`, {
    tag: inEveryRun(name === 'a Promise without all' || html !== ''),
  }, async ({ page, pageWith }) => {
    // What was done is looked at before the stage runs, by a script of the page.
    const early = `<script>${script}</script>`;
    await pageWith(
      `${html}<script>document.documentElement.dataset.harm = ${harm}</script><div id="place">${BLOCKS}</div>`,
      {
        head: `<script>window.thrown = []; for (const type of ['error', 'unhandledrejection']) addEventListener(type, (event) => thrown.push(String(event.message ?? event.reason)));</script>`,
        tag: `${early}<script async src="/dist/vitrine.js" data-locale="pt-BR"></script>`,
      },
    );
    await expect(page.locator('html')).toHaveAttribute('data-harm', 'true');
    const states = () =>
      page
        .locator('[data-block]')
        .evaluateAll((all) =>
          all.map((one) => `${one.getAttribute('data-block')} ${one.getAttribute('data-block-state')}`),
        );
    const ready = (states: readonly string[]) => states.filter((state) => !state.endsWith(' ready'));
    for (const block of await page.locator('[data-block]').all()) await block.scrollIntoViewIfNeeded();
    await expect.poll(async () => ready(await states())).toEqual([]);
    await page.locator('#place').evaluate((place, more) => {
      place.innerHTML = more.replaceAll('<div data-block', '<div data-block-load="load" data-block');
    }, BLOCKS);
    await expect.poll(async () => ready(await states()), 'later').toEqual([]);
    const trigger = page.locator('[data-block=accordion] [part=trigger]').last();
    const was = await trigger.getAttribute('aria-expanded');
    await trigger.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', was === 'true' ? 'false' : 'true');
    expect(await page.evaluate('thrown')).toEqual([]);
  });
