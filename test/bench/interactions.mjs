import { serve } from '../../demo/serve.mjs';
import { compared, rounds } from './compare.mjs';
import { CONDITIONS } from './conditions.mjs';
import { VISITS } from './interactions/shop-steps.mjs';
import { LEAST, watchInteractions } from './interactions/watch-interactions.mjs';
import { openDesk, settled } from './open-phone.mjs';
import { press, watchPresses } from './watch-presses.mjs';

const MANY = '/cenas/quinhentos-produtos';
/** A product of that page that its first filter hides. */
const HIDDEN = '#LS-0001';

/** The longest interaction of each step of a visit. Only the page's own answers count, so everything is there before a step begins. */
async function visit(page, { path, ready, steps }, url) {
  await page.goto(`${url}${path}`);
  await page.locator(`[data-block=${ready}][data-block-state=ready]`).first().waitFor();
  await settled(page);
  const found = {};
  for (const [name, act] of Object.entries(steps)) {
    await page.evaluate(() => {
      interactions.worst = 0;
    });
    await act(page).catch(({ message }) => {
      throw new Error(`${name}: ${message}`);
    });
    await settled(page);
    found[name] = Math.max(LEAST, await page.evaluate(() => interactions.worst));
  }
  return found;
}

/** 500 products are filtered by the first value of the first filter: from the click to the painted list. */
async function filterMany(page, url) {
  await page.addInitScript(watchPresses, {});
  await page.goto(`${url}${MANY}`);
  await page.locator('[data-block=product-list][data-block-state=ready]').waitFor();
  await page.locator('[part~=filters] summary').click();
  await settled(page);
  const box = page.locator('[part~=filters]').getByRole('checkbox', { name: /^Mata/ });
  return press(page, box, { gone: HIDDEN });
}

/** A sample of each step, out of what one visit found. */
const sampleOf = (figures) => ({ broken: null, worked: 1, tried: 1, figures });

/**
 * The demo's shop in use: for everything a visitor does, the longest interaction to the next paint. `vitrine` is the worst of all. The demo's own server
 * answers, from the build in `dist`.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runInteractions({ browser, conditions, runs, random }, keep) {
  for (const condition of conditions.filter((one) => one === '4x')) {
    const { cpu } = CONDITIONS[condition];
    const found = [];
    const sample = async () => {
      // The shop of each round has an empty cart, and as much on its shelves.
      const { url, close: stop } = await serve({ port: 0, data: ':memory:', quiet: true });
      const { page, errors, close } = await openDesk(browser, cpu, { motion: true });
      try {
        await page.addInitScript(watchInteractions, LEAST);
        const steps = {};
        for (const one of VISITS) Object.assign(steps, await visit(page, one, url));
        const filtered = await filterMany(page, url);
        if (filtered === null) throw new Error('the list is not filtered');
        found.push({ steps, filtered });
        const interaction = Math.max(...Object.values(steps));
        return { ...sampleOf({ interaction, filtered }), broken: errors[0] ?? null };
      } finally {
        await close();
        await stop();
      }
    };
    const samples = await rounds({ names: ['vitrine'], runs, random, sample });
    for (const name of Object.keys(found[0]?.steps ?? {}))
      samples[name] = found.map(({ steps }) => sampleOf({ interaction: steps[name] }));
    await keep({ condition, runs, ...compared(samples, []) });
  }
}
