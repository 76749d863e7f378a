import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** A single line of text; this includes e-mail addresses. */
export function TextField({ carried, ...frame }: FieldProps) {
  const { field } = frame;
  const { id: name, control, maxLength, min, max, step } = field;
  return (
    <FieldFrame {...frame}>
      {(id, stateOf) => (
        <input
          className="control"
          part="control"
          id={id}
          name={name}
          type={field.type === 'email' ? 'email' : control}
          autoComplete={field.autoComplete || undefined}
          inputMode={field.inputMode}
          {...field.typing}
          {...(maxLength !== null && { maxLength })}
          {...(min && { min })}
          {...(max && { max })}
          {...(step && { step })}
          placeholder={field.placeholder || undefined}
          defaultValue={carried?.text(name) ?? field.value}
          aria-required={field.required || undefined}
          {...stateOf(name)}
        />
      )}
    </FieldFrame>
  );
}
