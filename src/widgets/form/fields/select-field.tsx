import { carriedText } from '../carry.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-view.tsx';
import { SelectBox } from './select-box.tsx';

/** One choice out of a list that opens. */
export function SelectField({ field, mark, words, carried }: FieldProps) {
  const { id: name, options, placeholder } = field;
  const empty = options.some(({ value }) => value === '');
  return (
    <FieldFrame field={field} mark={mark} words={words}>
      {(id, describe) => (
        <SelectBox
          none={empty ? null : placeholder || words('formSelectNone')}
          choices={options}
          id={id}
          name={name}
          autoComplete={field.autoComplete || undefined}
          defaultValue={carriedText(carried, name) ?? field.value}
          aria-required={field.required || undefined}
          {...describe(name)}
        />
      )}
    </FieldFrame>
  );
}
