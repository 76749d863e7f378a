import { useLayoutEffect, useRef } from 'react';
import { isTyping } from '../../../../runtime/page/is-typing.ts';
import type messages from '../../../../strings/pt-BR/form.json';
import type { Translate } from '../../../../strings/translate.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { check } from '../../ui/icons/icons.ts';
import { type Rich, RichText } from '../../ui/rich-text/rich-text.tsx';
import { ErrorMessage, ErrorSign } from '../fields/error-message.tsx';
import type { FormField } from '../fields/form-field.ts';
import type { FormErrors } from './logic.ts';
import { isControl } from './page-controls.ts';

type Words = Translate<keyof typeof messages>;

interface SummaryProps {
  errors: FormErrors;
  words: Words;
  /** The fields whose errors are listed, each with a link to it; undefined if the errors are only at the fields. */
  listed: readonly FormField[] | undefined;
  /** Nothing is seen above the fields that the only wrong one says itself (D-60). */
  brief: boolean;
  onFollow(id: string): void;
}

/** The errors of the form as a whole, above its fields. It receives the focus if no field can, or if it lists the errors of the fields. */
export function Summary({ errors, words, listed, brief, onFollow }: SummaryProps) {
  const { messages, intro, notices, fields } = errors;
  const lines = listed?.flatMap(({ id, title }) => {
    const error = fields.get(id);
    return error ? [{ id, text: title ? `${title}: ${error.message}` : error.message }] : [];
  });
  const said = intro ? [intro, ...messages] : messages;
  const isOnlyHeard = brief && fields.size === 1 && !messages.length && !notices;
  return (
    <div className="messages" role="alert">
      {isOnlyHeard && <span className="visually-hidden">{intro}</span>}
      {!isOnlyHeard && (said.length > 0 || notices) && (
        <div className="summary" part="summary" tabIndex={-1}>
          {notices && <p className="notice">{words('formProblemAbove')}</p>}
          {[...new Set(said)].map((message) => (
            <ErrorMessage key={message}>{message}</ErrorMessage>
          ))}
          {lines && lines.length > 0 && (
            <ul className="error-list">
              {lines.map(({ id, text }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onFollow(id);
                    }}
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          )}
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
export function focusFirstError(form: HTMLFormElement, listed = false): void {
  const wrong =
    listed && form.querySelector('.error-list') ? null : form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches('[role=radiogroup]') ? wrong.querySelector<HTMLElement>('input') : wrong;
  const target = control ?? form.querySelector<HTMLElement>('[part="summary"]');
  if (!target) return;
  target.focus({ preventScroll: true });
  // Scrolls so that its label and the text above it are visible, too.
  (target.closest('[part="field"]') ?? target).scrollIntoView?.({ block: 'center' });
}

/** Moves the focus to the control of a field that is wrong, otherwise to its first one. */
export function focusField(form: HTMLFormElement, id: string): void {
  const controls = [...form.querySelectorAll<HTMLElement>('[name]')].filter((one) =>
    `${one.getAttribute('name')}.`.startsWith(`${id}.`),
  );
  const target = controls.find((one) => one.getAttribute('aria-invalid') === 'true') ?? controls[0];
  target?.focus({ preventScroll: true });
  (target?.closest('[part="field"]') ?? target)?.scrollIntoView?.({ block: 'center' });
}

/** Moves the focus to the first control that a visitor can fill in. */
export function focusFirstField(form: HTMLFormElement): void {
  const controls = [...form.elements].filter(isControl);
  controls
    .find((one) => one.type !== 'hidden' && one.matches(':enabled') && one.checkVisibility?.() !== false)
    ?.focus();
}

interface ResultProps {
  message: Rich;
  confirmation: string;
  after: Rich;
  /** A sign of success beside the texts; a published form has none. */
  sign: boolean;
  words: Words;
  /** Shows an empty form again; nothing offers it without one. */
  again: (() => void) | undefined;
}

/** Replaces a form that was submitted. It receives the focus so that screen readers read it, unless the visitor is typing elsewhere by now. */
export function Result({ message, confirmation, after, sign, words, again }: ResultProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A status that comes together with its text is not read.
    if (isTyping()) box.current?.setAttribute('role', 'alert');
    else box.current?.focus();
  }, []);
  return (
    <div className="result" part="result" tabIndex={-1} ref={box}>
      {sign && <Icon className="done" path={check} />}
      <RichText rich={message} />
      {confirmation && <p>{confirmation}</p>}
      <RichText rich={after} />
      {again && (
        <button type="button" className="discard" part="again" onClick={again}>
          {words('formAgain')}
        </button>
      )}
    </div>
  );
}
