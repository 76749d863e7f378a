import type { HeldInput } from './handover.ts';

/** Held input without the clicks that only echo a key: some engines follow a held Enter or Space with the control's own click. */
export const withoutEchoes = (held: readonly HeldInput[]): HeldInput[] =>
  held.filter(
    ({ type, target }, at) => type !== 'click' || held[at - 1]?.type !== 'keydown' || held[at - 1]?.target !== target,
  );
