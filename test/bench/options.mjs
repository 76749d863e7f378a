import { parseArgs } from 'node:util';
import { CONDITIONS } from './conditions.mjs';
import { LISTED } from './results.mjs';

export const SCENARIOS = ['sizes', ...LISTED];

/** The rounds of a scenario unless the command line says otherwise. */
const ROUNDS = { consent: 15, masks: 15, dialogs: 15 };
const OTHERS = 5;

/** Fewer runs than this are a trial: shown, not kept. */
export const KEPT_FROM = 5;

const HELP = `npm run bench -- [--only ${SCENARIOS.join(',')}] [--condition ${Object.keys(CONDITIONS).join(',')}] [--n 10,200,1000] [--runs NUMBER] [--seed NUMBER] [--dist FOLDER]
  --only       scenarios; all unless given
  --condition  1x and 4x: slowdowns of the processor; slow: 4x and a slow network. Banner, consent, form and dialogs have no 1x, what is not about loading has no slow, and neither have the scenarios from highlights on
  --n          numbers of blocks
  --runs       rounds; unless given ${ROUNDS.consent} of consent, masks and dialogs, ${OTHERS} of the others; fewer than ${KEPT_FROM} are shown but not kept
  --seed       the order of the variants; printed by each run
  --dist       folder of the build that is measured; dist unless given`;

/**
 * What the command line asks for.
 *
 * @param {readonly string[]} args without node and script
 * @param {{ n: readonly number[] }} all what a whole run measures
 * @returns {{ help: string } | { only: string[], n: number[], conditions: string[], runs: number | null, seed: number | null, dist: string | null, whole: boolean }}
 * @throws {Error} with a sentence for whoever typed it
 */
export function readOptions(args, all) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      n: { type: 'string' },
      condition: { type: 'string' },
      runs: { type: 'string' },
      seed: { type: 'string' },
      dist: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return { help: HELP };
  return {
    only: names('only', 'scenario', values.only, SCENARIOS),
    conditions: names('condition', 'condition', values.condition, Object.keys(CONDITIONS)),
    n: numbers('n', values.n) ?? all.n,
    runs: numbers('runs', values.runs)?.[0] ?? null,
    seed: numbers('seed', values.seed)?.[0] ?? null,
    dist: values.dist ?? null,
    whole: !values.only && !values.n && !values.condition,
  };
}

/** How often a scenario measures each of its variants. @param {number | null} given by the command line */
export const runsOf = (scenario, given) => given ?? ROUNDS[scenario] ?? OTHERS;

function names(option, what, text, known) {
  const list = text?.split(',') ?? known;
  const strange = list.find((name) => !known.includes(name));
  if (strange !== undefined) throw new Error(`--${option}: no ${what} "${strange}"; there are ${known.join(', ')}.`);
  return list;
}

function numbers(name, text) {
  if (text === undefined) return null;
  const list = text.split(',').map(Number);
  if (!list.every((value) => Number.isInteger(value) && value > 0))
    throw new Error(`--${name} takes whole numbers above 0, not "${text}".`);
  return list;
}
