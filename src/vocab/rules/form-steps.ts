/** One step of a form in several steps, this project's own. */
export interface FormStep {
  readonly title: string;
  /** Ids of the fields in it that a visitor can fill in. */
  readonly fields: readonly string[];
}

/** Where a visitor is among the steps that are not skipped. */
export interface StepPlace {
  /** The step that is shown, as its index among all steps. */
  readonly index: number;
  /** Its number among those that are not skipped, from 1. */
  readonly position: number;
  readonly count: number;
  /** The steps that Back and Continue lead to; null at the ends. */
  readonly previous: number | null;
  readonly next: number | null;
}

/**
 * The steps that a visitor goes through, this project's own: a step is skipped while conditions hide all of its fields. One that has only text is not skipped.
 *
 * @returns their indexes, in order
 */
export const openSteps = (steps: readonly FormStep[], hidden: ReadonlySet<string>): readonly number[] =>
  steps.flatMap(({ fields }, index) => (fields.length && fields.every((id) => hidden.has(id)) ? [] : [index]));

/** Where a visitor is who wants to be in a step, this project's own. Instead of a step that is skipped, it is the one before it, otherwise the first. */
export function stepPlace(open: readonly number[], wanted: number): StepPlace {
  const at = Math.max(0, open.filter((index) => index <= wanted).length - 1);
  return {
    index: open[at] ?? 0,
    position: at + 1,
    count: Math.max(1, open.length),
    previous: open[at - 1] ?? null,
    next: open[at + 1] ?? null,
  };
}

/** The first step that has one of the fields, this project's own; null if none has. */
export function stepWith(steps: readonly FormStep[], has: (id: string) => boolean): number | null {
  const index = steps.findIndex(({ fields }) => fields.some(has));
  return index < 0 ? null : index;
}
