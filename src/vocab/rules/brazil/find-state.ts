import type { RuleProblem } from '../problem-keys.ts';
import { type BrazilianState, brazilianStates } from './states.ts';

/** Longest text that is read, in characters. */
const LONGEST = 60;

/** Case and accents make no difference: visitors write `sao paulo`. */
const plain = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds a state by its code or its name, as a visitor writes them; null where there is none. */
export function findState(text: string): BrazilianState | null {
  if (text.length > LONGEST) return null;
  const wanted = plain(text);
  return brazilianStates.find(({ code, name }) => plain(code) === wanted || plain(name) === wanted) ?? null;
}

/** The state of an area code, of two digits; null for one that nobody has. */
export const stateOfAreaCode = (areaCode: string): BrazilianState | null =>
  brazilianStates.find(({ areaCodes }) => areaCodes.includes(areaCode)) ?? null;

/** What is wrong with a state; null where nothing is. */
export const stateProblem = (text: string): RuleProblem | null =>
  findState(text) === null ? { key: 'problemState', values: {} } : null;
