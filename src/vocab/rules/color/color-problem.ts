import { invalidColorModel, notAColor } from '../../logged-messages.ts';

/** What a colour rule could not read: a text that is no colour, or a model that is none (COLOR-302, COLOR-305). */
export interface ColorProblem {
  readonly key: 'notAColor' | 'invalidColorModel';
  readonly value: unknown;
}

/** Takes what could not be read. Where a caller hands in none, it is logged. */
export type ReportColor = (problem: ColorProblem) => void;

/** Logs what could not be read (COLOR-302, COLOR-305, COLOR-607). */
export const logColor: ReportColor = ({ key, value }) =>
  // biome-ignore lint/suspicious/noConsole: the rules are used in Node, too, where no page has a log.
  console.error(key === 'notAColor' ? notAColor : invalidColorModel, value);
