import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { motion } from '../../../../runtime/page/motion.ts';
import { openSteps, type StepPlace, stepPlace, stepWith } from '../../../../vocab/rules/form-steps.ts';
import type { FormState } from './logic.ts';
import type { Focus } from './page-controls.ts';
import type { FilledStep } from './read-steps.ts';

interface StepOptions {
  readonly steps: readonly FilledStep[];
  readonly state: FormState;
  /** The fields that conditions hide. */
  readonly hidden: ReadonlySet<string>;
  /** The control with the focus when the form was taken over: its step comes first. */
  readonly focus: Focus | null;
  readonly formId: string;
  readonly handle: BlockHandle;
}

/** A form in several steps. */
export interface Steps {
  /** Null for a form without steps. */
  readonly place: StepPlace | null;
  /** The steps that are not skipped. */
  readonly open: readonly number[];
  /** Whether the form can be sent from here. */
  readonly isLast: boolean;
  /** The fields of the step that is shown. */
  readonly fields: ReadonlySet<string>;
  /** Shows the step after or before, and moves the focus to its heading. */
  proceed(): void;
  goBack(): void;
  /** Shows the step of a field, then moves the focus. */
  reveal(has: (id: string) => boolean, focusOn: (form: HTMLFormElement) => void): void;
  /** Shows a step from a draft, also before others are known. */
  restore(index: number): void;
}

/** Which step of a form is shown, and where errors lead. */
export function useSteps(
  form: RefObject<HTMLFormElement | null>,
  { steps, state, hidden, focus, formId, handle }: StepOptions,
): Steps {
  const { failures, errors, status } = state;
  const sent = status === 'success';
  const [wanted, setWanted] = useState(() =>
    focus ? (stepWith(steps, (id) => `${focus.name}.`.startsWith(`${id}.`)) ?? 0) : 0,
  );
  const [known, setKnown] = useState({ failures, sent });
  const open = useMemo(() => openSteps(steps, hidden), [steps, hidden]);
  if (known.failures !== failures || known.sent !== sent) {
    setKnown({ failures, sent });
    // A submission whose fields are all right failed as a whole, which the last step shows.
    if (known.failures !== failures) setWanted(stepWith(steps, (id) => errors.fields.has(id)) ?? open.at(-1) ?? 0);
    else if (!sent) setWanted(0);
  }
  const place = useMemo(() => (steps.length ? stepPlace(open, wanted) : null), [steps, open, wanted]);
  const told = useRef(place?.index);
  useEffect(() => {
    if (!place || told.current === place.index) return;
    told.current = place.index;
    const title = steps[place.index]?.title ?? '';
    handle.emit('form-step', { formId, step: place.position, steps: place.count, title });
  }, [place, steps, formId, handle]);
  const go = (index: number | null | undefined): void => {
    if (typeof index === 'number') flushSync(() => setWanted(index));
    focusHeading(form.current);
  };
  return {
    place,
    open,
    isLast: !place || place.next === null,
    fields: new Set(place ? steps[place.index]?.fields : []),
    proceed: () => go(place?.next),
    goBack: () => go(place?.previous),
    reveal(has, focusOn) {
      const index = stepWith(steps, has);
      if (index !== null) flushSync(() => setWanted(index));
      if (form.current) focusOn(form.current);
    },
    restore: setWanted,
  };
}

/** The page moves only if the heading is out of view. */
function focusHeading(form: HTMLFormElement | null): void {
  const heading = form?.querySelector<HTMLElement>('.step:not([hidden]) > .step-heading');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView?.({ block: 'nearest', behavior: motion.reduced() ? 'instant' : 'auto' });
}
