import { compared, rounds } from './compare.mjs';
import { CONDITIONS } from './conditions.mjs';
import { openPhone, settled } from './open-phone.mjs';
import { SHOPS, shopFiles } from './shop/shop-peers.mjs';
import { press, watchPresses } from './watch-presses.mjs';

/** Adds the product of a page once: `added` is the time from the click, or from navigation if the page is not left to become idle first. */
async function addOnce(browser, { url, cpu, shop, idle }) {
  const { page, errors, counted, close } = await openPhone(browser, cpu);
  try {
    await page.addInitScript(watchPresses, {});
    await page.goto(url, { waitUntil: 'commit' });
    const button = page.locator(shop.button).first();
    await button.waitFor();
    if (idle) await settled(page);
    const took = await press(page, button, { seen: shop.entry });
    const now = await page.evaluate(() => performance.now());
    return { took, now, broken: errors[0] ?? (took === null ? 'nothing is added' : null), ...counted() };
  } finally {
    await close();
  }
}

/**
 * A product is added to the cart for the first time, and the cart that opens has it: from the click on an idle page, and from navigation with a click
 * as soon as the button is there; with what was fetched until then.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runShop({ browser, server, origin, dist, conditions, runs, random }, keep) {
  server.put(shopFiles(dist));
  for (const condition of conditions.filter((name) => name !== '1x')) {
    const { cpu, slow } = CONDITIONS[condition];
    const sample = async (name) => {
      const shop = SHOPS[name];
      const url = `${origin(slow)}/shop/${name}`;
      const calm = await addOnce(browser, { url, cpu, shop, idle: true });
      const cold = await addOnce(browser, { url, cpu, shop, idle: false });
      const broken = calm.broken ?? cold.broken;
      if (broken) return { broken, worked: 0, tried: 2, figures: {} };
      const { bytes, react } = calm;
      return {
        broken,
        worked: 2,
        tried: 2,
        figures: { added: calm.took, confirmed: cold.now, bytes, own: bytes - react, ...(react && { react }) },
      };
    };
    await sample('vitrine');
    const samples = await rounds({ names: Object.keys(SHOPS), runs, random, sample });
    await keep({ condition, runs, ...compared(samples, ['vitrine']) });
  }
}
