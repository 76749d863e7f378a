import { useLayoutEffect, useRef } from 'react';
import type messages from '../../strings/pt-BR/form.json';
import type { Translate } from '../../strings/translate.ts';
import { ErrorMessage, ErrorSign } from '../_parts/fields/error-message.tsx';
import { type Rich, RichText } from '../_parts/rich-text/rich-text.tsx';
import type { FormErrors } from './logic.ts';

type Words = Translate<keyof typeof messages>;

/** The errors of the form as a whole, above its fields. It receives the focus if no field can. */
export function Summary({ errors: { messages, notices }, words }: { errors: FormErrors; words: Words }) {
  return (
    <div className="messages" role="alert">
      {(messages.length > 0 || notices) && (
        <div className="summary" part="summary" tabIndex={-1}>
          {notices && <p className="notice">{words('formProblemAbove')}</p>}
          {[...new Set(messages)].map((message) => (
            <ErrorMessage key={message}>{message}</ErrorMessage>
          ))}
        </div>
      )}
    </div>
  );
}

/** Shown below the form: leads back to the first invalid field (FORM-049). */
export function BackToErrors({ words, onPress }: { words: Words; onPress(): void }) {
  return (
    <button type="button" className="back-up" onClick={onPress}>
      <ErrorSign />
      {words('formProblemBelow')}
    </button>
  );
}

/** Moves the focus to the first invalid control; if there is none, to the message about the whole form. */
export function focusFirstError(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches('[role=radiogroup]') ? wrong.querySelector<HTMLElement>('input') : wrong;
  const target = control ?? form.querySelector<HTMLElement>('[part="summary"]');
  if (!target) return;
  target.focus({ preventScroll: true });
  // Scrolls so that its label and the text above it are visible, too.
  (target.closest('[part="field"]') ?? target).scrollIntoView?.({ block: 'center' });
}

/** Replaces a form that was submitted. It receives the focus so that screen readers read it. */
export function Result({ message, after }: { message: Rich; after: Rich }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div className="result" part="result" tabIndex={-1} ref={box}>
      <RichText rich={message} />
      <RichText rich={after} />
    </div>
  );
}
