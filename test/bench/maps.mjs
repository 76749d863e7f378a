import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { besidePeers, fetchedBytes } from './beside-peers.mjs';
import { MAPS, mapFiles } from './content/map-peers.mjs';
import { openPhone, settled } from './open-phone.mjs';
import { watchPresses } from './watch-presses.mjs';

const PICTURE = fileURLToPath(new URL('../../demo/pictures/torno.jpg', import.meta.url));

/** What belongs to the page itself, and not to a map. */
const isOwn = (address) => new URL(address).pathname.startsWith('/dist/');

/**
 * A map of raster tiles, from navigation until its first tile is painted; and the address that stands in the place of a map, which needs no request.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runMaps(parts, keep) {
  const tile = await sharp(PICTURE).resize(256, 256).jpeg({ quality: 70 }).toBuffer();
  parts.server.put(mapFiles(parts.dist, tile));
  await besidePeers(parts, keep, {
    names: Object.keys(MAPS),
    open: openPhone,
    async measure({ page, counted }, { name, origin }) {
      const requests = [];
      page.on('request', (request) => requests.push(request.url()));
      const figure = MAPS[name] ? 'tile' : 'address';
      await page.addInitScript(watchPresses, { [figure]: MAPS[name] ?? '#address' });
      await page.goto(`${origin}/maps/${name}`);
      await page.waitForFunction((seen) => seen in bench.seen, figure);
      const seen = await page.evaluate(() => bench.seen);
      await settled(page);
      if (figure === 'address') {
        const isShown = await page.locator('#address').isVisible();
        const asked = requests.slice(1).filter((address) => !isOwn(address)).length;
        return { broken: isShown ? null : 'no address', figures: { ...seen, asked } };
      }
      return { figures: { ...seen, ...fetchedBytes(counted()) } };
    },
  });
}
