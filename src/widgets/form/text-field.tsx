import { carriedText } from './carry.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-view.tsx';

/** A single line of text, an e-mail address among them. */
export function TextField({ field, mark, words, carried }: FieldProps) {
  const { id: name, control, maxLength } = field;
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
          {...(maxLength !== null && { maxLength })}
          placeholder={field.placeholder || undefined}
          defaultValue={carriedText(carried, name) ?? field.value}
          aria-required={field.required || undefined}
          {...describe(name)}
        />
      )}
    </FieldFrame>
  );
}
