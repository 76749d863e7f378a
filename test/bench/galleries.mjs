import { compared, rounds } from './compare.mjs';
import { CONDITIONS } from './conditions.mjs';
import { openPage } from './galleries/open-page.mjs';
import { DESIGNS, designPage, manyPage } from './galleries/own-pages.mjs';
import { pictureFiles, pictures } from './galleries/pictures.mjs';
import { blockReady, watchSmoothness } from './galleries/watch-smoothness.mjs';
import { vitrineFiles } from './peers/vitrine.mjs';

const FEW = 24;
const MANY = 2_000;
/** How far a turn of the wheel scrolls, in px, and how long after it the next one comes, in ms. */
const TURN = 1_000;
const PAUSE = 80;

const pause = (ms) => new Promise((over) => setTimeout(over, ms));
const settle = (page) => page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 300))));

async function scrollThrough(page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.mouse.move(640, 450);
  for (let at = 0; at < height; at += TURN) {
    await page.mouse.wheel(0, TURN);
    await pause(PAUSE);
  }
}

/** In the page: the middle of the picture of which most is in view. */
function middleOfLargest() {
  const inside = document.querySelector('[data-block=gallery]').shadowRoot;
  const shown = [...inside.querySelectorAll('img')].map((picture) => {
    const box = picture.getBoundingClientRect();
    const left = Math.max(0, box.left);
    const top = Math.max(0, box.top);
    const width = Math.min(innerWidth, box.right) - left;
    const height = Math.min(innerHeight, box.bottom) - top;
    return { x: left + width / 2, y: top + height / 2, area: width > 0 && height > 0 ? width * height : 0 };
  });
  return shown.reduce((most, one) => (one.area > most.area ? one : most));
}

/** Everything a visitor does with a gallery, by mouse and key, one thing after the other; says whether the lightbox opened. */
async function interact(page) {
  const block = page.locator('[data-block=gallery]');
  const doing = async (what, act) => {
    await page.evaluate((said) => {
      seen.doing = said;
    }, what);
    await act();
    await settle(page);
  };
  await block.scrollIntoViewIfNeeded();
  await settle(page);
  for (const name of ['Próximo', 'Próximo', 'Anterior']) {
    const button = block.getByRole('button', { name: new RegExp(`^${name}`) }).first();
    if (!(await button.isVisible())) continue;
    if (await button.isEnabled()) await doing(name, () => button.click());
  }
  await doing('ArrowRight', () => page.keyboard.press('ArrowRight'));
  await pause(1_000);
  const { x, y } = await page.evaluate(middleOfLargest);
  await page.mouse.move(x, y);
  await pause(500);
  await doing('open', () => page.mouse.click(x, y));
  const dialog = page.locator('dialog[open]');
  if (!(await dialog.count())) return false;
  await pause(600);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await doing(`lightbox ${key}`, () => page.keyboard.press(key));
    await pause(400);
  }
  const next = dialog.getByRole('button', { name: /^Próxim/ }).first();
  if (await next.isVisible()) await doing('lightbox next', () => next.click());
  await doing('lightbox Escape', () => page.keyboard.press('Escape'));
  return (await dialog.count()) === 0;
}

async function design(page) {
  await page.evaluate(blockReady);
  await scrollThrough(page);
  await page.mouse.wheel(0, -100_000);
  await settle(page);
  const works = await interact(page);
  const { shift, interaction, what } = await page.evaluate(() => seen);
  return { works, figures: { shift, interaction }, what };
}

async function many(page) {
  await page.evaluate(blockReady);
  await page.evaluate(() => {
    seen.longest = 0;
  });
  await scrollThrough(page);
  await settle(page);
  const { shift, longest, end } = await page.evaluate(() => ({
    ...seen,
    end: scrollY + innerHeight >= document.documentElement.scrollHeight - 2_000,
  }));
  return { works: end, figures: { shift, longest } };
}

/** The worst of every figure over the pages of a round. */
function worst(samples) {
  const names = Object.keys(samples);
  return samples[names[0]].map((_, round) => {
    const figures = {};
    for (const name of names)
      for (const [figure, value] of Object.entries(samples[name][round].figures))
        figures[figure] = Math.max(figures[figure] ?? 0, value);
    const all = names.map((name) => samples[name][round]);
    const sum = (key) => all.reduce((total, one) => total + one[key], 0);
    return {
      broken: all.find(({ broken }) => broken)?.broken ?? null,
      worked: sum('worked'),
      tried: sum('tried'),
      figures,
    };
  });
}

/**
 * Galleries in themselves: what they shift, how soon they answer, and the longest task while 2,000 pictures are scrolled through. `vitrine` is
 * the worst of all.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runGalleries({ browser, server, origin, dist, conditions, runs, random, say }, keep) {
  server.put(await pictureFiles());
  server.put(vitrineFiles(dist));
  for (const name of Object.keys(DESIGNS)) server.put({ [`/galleries/${name}`]: designPage(name, pictures(FEW)) });
  server.put({ '/galleries/autorows-2000': manyPage(pictures(MANY)) });
  for (const condition of conditions.filter((name) => name !== 'slow')) {
    const { cpu } = CONDITIONS[condition];
    const sample = async (name) => {
      const { page, errors, slowDown, close } = await openPage(browser, [watchSmoothness]);
      try {
        await slowDown(cpu);
        await page.goto(`${origin(false)}/galleries/${name}`);
        const { works, figures, what } = await (name in DESIGNS ? design(page) : many(page));
        if (figures.interaction > 100) say(`${name}: ${what}, ${figures.interaction} ms`);
        return { broken: errors[0] ?? (works ? null : 'does not answer'), worked: Number(works), tried: 1, figures };
      } finally {
        await close();
      }
    };
    const samples = await rounds({ names: [...Object.keys(DESIGNS), 'autorows-2000'], runs, random, sample });
    await keep({ condition, runs, ...compared({ vitrine: worst(samples), ...samples }, []) });
  }
}
