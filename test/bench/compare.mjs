import { ratio, shuffled, summary } from './statistics.mjs';

/** What a page that could not be measured counts as, so that one does not end a run of many minutes. */
const failed = ({ message }) => ({ broken: message.split('\n')[0], worked: 0, tried: 1, figures: {} });

/**
 * Measures every variant once a round, in another order each round.
 *
 * @param {{ names: readonly string[], runs: number, random: () => number, sample: (name: string) => Promise<object> }} what
 *   a sample says `broken` (why, or null), `worked` and `tried`, and its `figures`
 * @returns {Promise<Record<string, object[]>>} the samples of each variant, round by round
 */
export async function rounds({ names, runs, random, sample }) {
  const samples = Object.fromEntries(names.map((name) => [name, []]));
  for (let run = 0; run < runs; run++)
    for (const name of shuffled(names, random)) samples[name].push(await sample(name).catch(failed));
  return samples;
}

/** The values of one figure over all samples; none where a sample lacks it. */
const valuesOf = (samples, figure) => {
  const values = samples.map(({ figures }) => figures[figure] ?? null);
  return values.includes(null) ? [] : values;
};

/**
 * What is kept of samples: medians with their range, what is broken, and the ratio of each of ours to every other variant.
 *
 * @param {Record<string, object[]>} samples as `rounds` gives them
 * @param {readonly string[]} ours names of the variants that are compared with all others
 */
export function compared(samples, ours) {
  const variants = Object.entries(samples).map(([name, runs]) => {
    const names = [...new Set(runs.flatMap(({ figures }) => Object.keys(figures)))];
    return {
      name,
      broken: runs.find(({ broken }) => broken)?.broken ?? null,
      clicks: [runs.reduce((sum, { worked }) => sum + worked, 0), runs.reduce((sum, { tried }) => sum + tried, 0)],
      figures: Object.fromEntries(names.map((figure) => [figure, summary(valuesOf(runs, figure))])),
    };
  });
  const whole = variants.filter(({ broken }) => !broken);
  const against = (name) => (peer) => [
    peer.name,
    Object.fromEntries(
      Object.keys(peer.figures).map((figure) => [
        figure,
        ratio(valuesOf(samples[name], figure), valuesOf(samples[peer.name], figure)),
      ]),
    ),
  ];
  const ratios = Object.fromEntries(
    whole
      .filter(({ name }) => ours.includes(name))
      .map(({ name }) => [name, Object.fromEntries(whole.filter((peer) => peer.name !== name).map(against(name)))]),
  );
  return { variants, ratios };
}
