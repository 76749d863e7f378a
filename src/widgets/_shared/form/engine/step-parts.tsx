import type { MouseEvent, ReactNode } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import type { Translate } from '../../../../strings/translate.ts';
import type { FormField } from '../fields/form-field.ts';
import type { FilledStep } from './read-steps.ts';
import type { Steps } from './use-steps.ts';

interface StepFramesProps {
  steps: readonly FilledStep[];
  shown: Steps;
  words: Translate<'formStepPosition'>;
  children(items: readonly FormField[]): ReactNode;
}

/** The steps of a form, of which one is shown. The others stay mounted, so that they keep what was typed; all are printed. */
export function StepFrames({ steps, shown: { open, place }, words, children }: StepFramesProps) {
  return (
    <>
      <div className="step-progress" aria-hidden="true">
        {open.map((index) => (
          <span key={index} data-done={place !== null && index <= place.index} />
        ))}
      </div>
      {steps.map(({ title, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a form do not change.
        <fieldset className="step" part="step" key={index} hidden={index !== place?.index}>
          <legend className="step-heading" part="step-heading" tabIndex={-1}>
            <span className="step-position">
              {words('formStepPosition', { step: open.indexOf(index) + 1, steps: open.length })}
              {title && <span className="visually-hidden">:</span>}
            </span>{' '}
            {title && <span className="step-title">{title}</span>}
          </legend>
          {children(items)}
        </fieldset>
      ))}
    </>
  );
}

interface BackButtonProps {
  shown: Steps;
  words: Translate<'formStepBack'>;
  run: BlockHandle['run'];
}

/** Leads to the step before, if there is one. */
export function BackButton({ shown: { place, goBack }, words, run }: BackButtonProps) {
  if (!place || place.previous === null) return null;
  return (
    <button
      type="button"
      className="step-back"
      part="step-back"
      onClick={(event) => onlyFirstPress(event) && run(goBack)}
    >
      {words('formStepBack')}
    </button>
  );
}

/** The second press of a double click would already answer the next step. */
export function onlyFirstPress(event: MouseEvent): boolean {
  if (event.nativeEvent.detail < 2) return true;
  event.preventDefault();
  return false;
}
