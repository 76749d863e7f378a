import { carriedText } from './carry.ts';
import { Chevron } from './chevron.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-view.tsx';

/** One choice out of a list that opens. */
export function SelectField({ field, mark, words, carried }: FieldProps) {
  const { id: name, options, placeholder } = field;
  const empty = options.some(({ value }) => value === '');
  return (
    <FieldFrame field={field} mark={mark} words={words}>
      {(id, describe) => (
        <span className="select">
          <select
            className="control"
            part="control"
            id={id}
            name={name}
            autoComplete={field.autoComplete || undefined}
            defaultValue={carriedText(carried, name) ?? field.value}
            aria-required={field.required || undefined}
            {...describe(name)}
          >
            {!empty && <option value="">{placeholder || words('formSelectNone')}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Chevron />
        </span>
      )}
    </FieldFrame>
  );
}
