import { useId, useState } from 'react';
import { counterText, exceedsLimit } from '../../../vocab/rules/textarea.ts';
import { carriedText } from '../carry.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-view.tsx';

/** A long text, with a live count of characters where it has a limit (000 §5). The browser keeps the text; only the count is ours. */
export function TextareaField({ field, mark, words, carried }: FieldProps) {
  const { id: name, maxLength } = field;
  const start = carriedText(carried, name) ?? field.value;
  const [text, setText] = useState(start);
  const counter = useId();
  const over = exceedsLimit(text, maxLength);
  return (
    <FieldFrame field={field} mark={mark} words={words} describedBy={maxLength === null ? undefined : counter}>
      {(id, describe) => {
        const described = describe(name);
        return (
          <>
            <textarea
              className="control"
              part="control"
              id={id}
              name={name}
              rows={5}
              autoComplete={field.autoComplete || undefined}
              placeholder={field.placeholder || undefined}
              defaultValue={start}
              onInput={(event) => maxLength !== null && setText(event.currentTarget.value)}
              aria-required={field.required || undefined}
              {...described}
              aria-invalid={over || described['aria-invalid']}
            />
            {maxLength !== null && (
              <p className={over ? 'counter over' : 'counter'} part="counter" id={counter}>
                {counterText(text, maxLength)}
              </p>
            )}
            <span className="unseen" role="status">
              {over && !mark ? words('formTooLong') : ''}
            </span>
          </>
        );
      }}
    </FieldFrame>
  );
}
