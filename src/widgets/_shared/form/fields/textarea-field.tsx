import { useId, useState } from 'react';
import messages from '../../../../strings/pt-BR/fields.json';
import { counterText, exceedsLimit } from '../../../../vocab/rules/textarea.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** A multi-line text with a live count of characters if it has a limit (FORM-039). The browser keeps the text; only the count is React state. */
export function TextareaField({ carried, ...frame }: FieldProps) {
  const { field, error, strings } = frame;
  const { id: name, maxLength } = field;
  const start = carried?.text(name) ?? field.value;
  const [text, setText] = useState(start);
  const counter = useId();
  const over = exceedsLimit(text, maxLength);
  return (
    <FieldFrame {...frame} describedBy={maxLength === null ? undefined : counter}>
      {(id, stateOf) => {
        const state = stateOf(name);
        return (
          <>
            <textarea
              className="control"
              part="control"
              id={id}
              name={name}
              rows={5}
              inputMode={field.inputMode}
              {...field.typing}
              autoComplete={field.autoComplete || undefined}
              placeholder={field.placeholder || undefined}
              defaultValue={start}
              onInput={(event) => maxLength !== null && setText(event.currentTarget.value)}
              aria-required={field.required || undefined}
              {...state}
              aria-invalid={over || state['aria-invalid']}
            />
            {maxLength !== null && (
              <p className={over ? 'counter over' : 'counter'} part="counter" id={counter}>
                {counterText(text, maxLength)}
              </p>
            )}
            <span className="visually-hidden" role="status">
              {over && !error ? strings(messages)('formTooLong') : ''}
            </span>
          </>
        );
      }}
    </FieldFrame>
  );
}
