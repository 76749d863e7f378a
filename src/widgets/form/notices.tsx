import { useLayoutEffect, useRef } from 'react';
import type messages from '../../strings/pt-BR/form.json';
import type { Translate } from '../../strings/translate.ts';
import { ErrorMessage, ErrorSign } from '../_parts/fields/error-message.tsx';
import { type Rich, RichText } from '../_parts/rich-text/rich-text.tsx';
import type { FormErrors } from './logic.ts';

type Words = Translate<keyof typeof messages>;

/** What is wrong with the form as a whole, above its fields. It takes the focus where no field can. */
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

/** Below the form: back up to the first field that is wrong (FORM-049). */
export function BackToErrors({ words, onPress }: { words: Words; onPress(): void }) {
  return (
    <button type="button" className="back-up" onClick={onPress}>
      <ErrorSign />
      {words('formProblemBelow')}
    </button>
  );
}

/** Moves the focus to the first control that is wrong; where none is, to what is said of the whole form. */
export function focusFirstError(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches('[role=radiogroup]') ? wrong.querySelector<HTMLElement>('input') : wrong;
  const target = control ?? form.querySelector<HTMLElement>('[part="summary"]');
  if (!target) return;
  target.focus({ preventScroll: true });
  // With its label and what is said above it.
  (target.closest('[part="field"]') ?? target).scrollIntoView?.({ block: 'center' });
}

/** What stands in place of a form that was sent. It takes the focus, so that it is read. */
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
