import { carriedText } from '../carry.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-view.tsx';

/** A single line of text, an e-mail address among them. */
export function TextField({ field, mark, words, carried }: FieldProps) {
  const { id: name, control, maxLength, min, max, step } = field;
  return (
    <FieldFrame field={field} mark={mark} words={words}>
      {(id, describe) => (
        <input
          className="control"
          part="control"
          id={id}
          name={name}
          type={field.type === 'email' ? 'email' : control}
          autoComplete={field.autoComplete || undefined}
          inputMode={field.inputMode}
          {...(maxLength !== null && { maxLength })}
          {...(min && { min })}
          {...(max && { max })}
          {...(step && { step })}
          placeholder={field.placeholder || undefined}
          defaultValue={carriedText(carried, name) ?? field.value}
          aria-required={field.required || undefined}
          {...describe(name)}
        />
      )}
    </FieldFrame>
  );
}
