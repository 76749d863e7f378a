import type { ComponentProps } from 'react';
import messages from '../../../../strings/pt-BR/fields.json';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import type { Choice } from './form-field.ts';

/** A select element: one choice from a drop-down list. */
export function SelectField({ carried, ...frame }: FieldProps) {
  const { field, strings } = frame;
  const { id: name, placeholder } = field;
  const options = carried?.choices?.(name) ?? field.options;
  const empty = options.some(({ value }) => value === '');
  return (
    <FieldFrame {...frame}>
      {(id, stateOf) => (
        <SelectBox
          none={empty ? null : placeholder || strings(messages)('formSelectNone')}
          choices={options}
          id={id}
          name={name}
          autoComplete={field.autoComplete || undefined}
          defaultValue={carried?.text(name) ?? field.value}
          aria-required={field.required || undefined}
          {...stateOf(name)}
        />
      )}
    </FieldFrame>
  );
}

interface SelectBoxProps extends ComponentProps<'select'> {
  /** The first option, which chooses nothing; null if the list has such an option itself. */
  none: string | null;
  choices: readonly Choice[];
}

/** A native select element with the icon of a drop-down list. */
export function SelectBox({ none, choices, ...select }: SelectBoxProps) {
  return (
    <span className="select">
      <select className="control" part="control" {...select}>
        {none !== null && <option value="">{none}</option>}
        {choices.map(({ value, label, disabled }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lists of pages have several options of one value.
          <option key={at} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <svg className="chevron" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M5 8l5 5 5-5" />
      </svg>
    </span>
  );
}
