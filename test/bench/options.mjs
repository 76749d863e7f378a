import { parseArgs } from 'node:util';

export const SCENARIOS = ['sizes', 'blocks', 'consent', 'form'];

/** Fewer runs than this are a trial: shown, not kept. */
export const KEPT_FROM = 5;

const HELP = `npm run bench -- [--only ${SCENARIOS.join(',')}] [--n 10,200,1000] [--cpu 1,4] [--runs 5] [--seed NUMBER] [--dist FOLDER]
  --only   scenarios; all unless given
  --n      numbers of blocks
  --cpu    slowdowns of the processor
  --runs   rounds; fewer than ${KEPT_FROM} are shown but not kept
  --seed   the order of the variants; printed by each run
  --dist   folder of the build that is measured; dist unless given`;

/**
 * What the command line asks for.
 *
 * @param {readonly string[]} args without node and script
 * @param {{ n: readonly number[], cpu: readonly number[] }} all what a whole run measures
 * @returns {{ help: string } | { only: string[], n: number[], cpu: number[], runs: number, seed: number | null, dist: string | null, whole: boolean }}
 * @throws {Error} with a sentence for whoever typed it
 */
export function readOptions(args, all) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      n: { type: 'string' },
      cpu: { type: 'string' },
      runs: { type: 'string', default: '5' },
      seed: { type: 'string' },
      dist: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return { help: HELP };
  const only = values.only?.split(',') ?? SCENARIOS;
  const strange = only.find((name) => !SCENARIOS.includes(name));
  if (strange !== undefined) throw new Error(`--only: no scenario "${strange}"; there are ${SCENARIOS.join(', ')}.`);
  return {
    only,
    n: numbers('n', values.n) ?? all.n,
    cpu: numbers('cpu', values.cpu) ?? all.cpu,
    runs: numbers('runs', values.runs)[0],
    seed: numbers('seed', values.seed)?.[0] ?? null,
    dist: values.dist ?? null,
    whole: !values.only && !values.n && !values.cpu,
  };
}

function numbers(name, text) {
  if (text === undefined) return null;
  const list = text.split(',').map(Number);
  if (!list.every((value) => Number.isInteger(value) && value > 0))
    throw new Error(`--${name} takes whole numbers above 0, not "${text}".`);
  return list;
}
