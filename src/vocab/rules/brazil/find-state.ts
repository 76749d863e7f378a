import { plainText } from '../text/plain-text.ts';
import type { RuleProblem } from '../text/problem-keys.ts';
import { type BrazilianState, brazilianStates } from './states.ts';

/** Longest text that is read, in characters. */
const LONGEST = 60;

/** Finds a state by its code or its name, as a visitor writes them, with or without accents (the project's own); null where there is none. */
export function findState(text: string): BrazilianState | null {
  if (text.length > LONGEST) return null;
  const wanted = plainText(text);
  return brazilianStates.find(({ code, name }) => plainText(code) === wanted || plainText(name) === wanted) ?? null;
}

/** The state of an area code, of two digits (Anatel, Plano de Numeração; the project's own); null for one that nobody has. */
export const stateOfAreaCode = (areaCode: string): BrazilianState | null =>
  brazilianStates.find(({ areaCodes }) => areaCodes.includes(areaCode)) ?? null;

/** What is wrong with a state (the project's own); null where nothing is. */
export const stateProblem = (text: string): RuleProblem | null =>
  findState(text) === null ? { key: 'problemState', values: {} } : null;
