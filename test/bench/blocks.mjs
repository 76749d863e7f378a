import { accordions, blocksPage } from './blocks/items.mjs';
import { measure } from './blocks/measure.mjs';
import { compared, rounds } from './compare.mjs';
import { alpine } from './peers/alpine.mjs';
import { astro } from './peers/astro.mjs';
import { elements } from './peers/elements.mjs';
import { isLand } from './peers/is-land.mjs';
import { vitrine } from './peers/vitrine.mjs';
import { wordpress } from './peers/wordpress.mjs';

/** The numbers of blocks and the slowdowns of a whole run. */
export const SIZES = [10, 200, 1000];
export const SLOWDOWNS = [1, 4];
/** Mounting every block with React is slow and not what either ships: shown for comparison, in one cell. */
const MOUNTING_ALL = { names: ['vitrine-load', 'astro-load'], n: 200, cpu: 4 };

export const blockPeers = (dist) => [
  vitrine({ dist, when: 'visible' }),
  vitrine({ dist, when: 'load' }),
  alpine,
  wordpress,
  isLand,
  astro('visible'),
  astro('load'),
  elements,
];

/**
 * Accordions at every number of blocks and every slowdown asked for.
 *
 * @param {{ browser: object, server: object, dist: string, n: number[], cpu: number[], runs: number, random: () => number, say: (line: string) => void }} parts
 * @param {(cell: object) => Promise<void>} keep is given each cell as soon as it is measured
 */
export async function runBlocks({ browser, server, dist, n, cpu, runs, random, say }, keep) {
  const peers = blockPeers(dist);
  for (const peer of peers) server.put(await peer.files());
  for (const count of n) {
    const blocks = accordions(count);
    for (const peer of peers) server.put({ [`/${peer.name}/${count}`]: blocksPage(await peer.html(blocks)) });
    for (const slowdown of cpu) {
      const from = performance.now();
      const compares = count === MOUNTING_ALL.n && slowdown === MOUNTING_ALL.cpu;
      const those = peers.filter(({ name }) => compares || !MOUNTING_ALL.names.includes(name));
      const byName = new Map(those.map((peer) => [peer.name, peer]));
      const sample = (name) =>
        measure(browser, { url: `${server.origin}/${name}/${count}`, peer: byName.get(name), cpu: slowdown });
      // The first page of a browser pays for what the others find ready.
      await sample(those[0].name);
      const samples = await rounds({ names: [...byName.keys()], runs, random, sample });
      say(`blocks, N=${count}, ${slowdown}x: ${Math.round((performance.now() - from) / 1000)} s`);
      await keep({ n: count, cpu: slowdown, runs, ...compared(samples, ['vitrine-visible', 'vitrine-load']) });
    }
  }
}
