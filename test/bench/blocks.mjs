import { accordions, blocksPage } from './blocks/items.mjs';
import { measure } from './blocks/measure.mjs';
import { compared, rounds } from './compare.mjs';
import { CONDITIONS } from './conditions.mjs';
import { alpine } from './peers/alpine.mjs';
import { astro } from './peers/astro.mjs';
import { elements } from './peers/elements.mjs';
import { isLand } from './peers/is-land.mjs';
import { vitrine } from './peers/vitrine.mjs';
import { wordpress } from './peers/wordpress.mjs';

/** The numbers of blocks of a whole run. */
export const SIZES = [10, 200, 1000];
/** Mounting every block with React is slow and not what either ships: shown for comparison, in one cell. */
const MOUNTING_ALL = { names: ['vitrine-load', 'astro-load'], n: 200, condition: '4x' };

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
 * Accordions at every number of blocks and every condition asked for.
 *
 * @param {{ browser: object, server: object, origin: (slow: boolean) => string, dist: string, n: number[], conditions: string[], runs: number, random: () => number, say: (line: string) => void }} parts
 * @param {(cell: object) => Promise<void>} keep is given each cell as soon as it is measured
 */
export async function runBlocks({ browser, server, origin, dist, n, conditions, runs, random, say }, keep) {
  const peers = blockPeers(dist);
  for (const peer of peers) server.put(await peer.files());
  for (const count of n) {
    const blocks = accordions(count);
    for (const peer of peers) server.put({ [`/${peer.name}/${count}`]: blocksPage(await peer.html(blocks)) });
    for (const condition of conditions) {
      const { cpu, slow } = CONDITIONS[condition];
      const from = performance.now();
      const compares = count === MOUNTING_ALL.n && condition === MOUNTING_ALL.condition;
      const those = peers.filter(({ name }) => compares || !MOUNTING_ALL.names.includes(name));
      const byName = new Map(those.map((peer) => [peer.name, peer]));
      const sample = (name) =>
        measure(browser, { url: `${origin(slow)}/${name}/${count}`, peer: byName.get(name), cpu });
      // The first page of a browser pays for what the others find ready.
      await sample(those[0].name);
      const samples = await rounds({ names: [...byName.keys()], runs, random, sample });
      say(`blocks, N=${count}, ${condition}: ${Math.round((performance.now() - from) / 1000)} s`);
      await keep({ n: count, condition, runs, ...compared(samples, ['vitrine-visible', 'vitrine-load']) });
    }
  }
}
