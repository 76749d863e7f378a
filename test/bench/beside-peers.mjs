import { compared, rounds } from './compare.mjs';
import { CONDITIONS } from './conditions.mjs';

/**
 * Measures one page of each variant under `1x` and `4x`, in turn, and keeps what is compared.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 * @param {{ names: readonly string[], ours?: readonly string[], open: (browser: object, cpu: number) => Promise<object>, measure: (opened: object, visit: { name: string, origin: string }) => Promise<{ broken?: string | null, figures: Record<string, number> }> }} what
 *   `ours` are the variants that are compared with all others; `measure` gets what `open` gave, and does not close it
 */
export async function besidePeers({ browser, origin, conditions, runs, random }, keep, what) {
  const { names, ours = ['vitrine'], open, measure } = what;
  for (const condition of conditions.filter((one) => one !== 'slow')) {
    const { cpu, slow } = CONDITIONS[condition];
    const sample = async (name) => {
      const opened = await open(browser, cpu);
      try {
        const { broken = null, figures } = await measure(opened, { name, origin: origin(slow) });
        const wrong = opened.errors[0] ?? broken;
        return { broken: wrong, worked: Number(!wrong), tried: 1, figures };
      } finally {
        await opened.close();
      }
    };
    // The first page of a browser takes longer than any other.
    await sample(names[0]);
    const samples = await rounds({ names, runs, random, sample });
    await keep({ condition, runs, ...compared(samples, ours) });
  }
}

/** What a page has fetched: all of it, React's part, and the rest without pictures, since a page has React once and shows the same pictures. */
export const fetchedBytes = ({ bytes, react, pictures }) => ({
  bytes,
  own: bytes - react - pictures,
  ...(react && { react }),
});
