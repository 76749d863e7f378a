/** What a colour rule could not read: a text that is no colour, or a model that is none (COLOR-302, COLOR-305). */
export interface ColorProblem {
  readonly key: 'notAColor' | 'invalidColorModel';
  readonly value: unknown;
}

/** Takes what could not be read. The vocabulary has no console; whoever has one hands this in. */
export type ReportColor = (problem: ColorProblem) => void;
