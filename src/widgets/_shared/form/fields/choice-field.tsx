import { FieldFrame, isSingleOption, RequiredMark } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** Choices beside each other: radio buttons or checkboxes. */
export function ChoiceField({ carried, type, ...frame }: FieldProps & { type: 'checkbox' | 'radio' }) {
  const { field, strings } = frame;
  const { id: name, options } = field;
  return (
    <FieldFrame {...frame} group={type === 'radio' ? 'radiogroup' : 'group'}>
      {(_, stateOf) => (
        <div className="options">
          {options.map(({ value, label }) => (
            <label className="option" key={value}>
              <input
                type={type}
                part="control"
                name={name}
                value={value}
                defaultChecked={carried?.checked(name, value) ?? field.value === value}
                aria-invalid={type === 'checkbox' ? stateOf(name)['aria-invalid'] : undefined}
              />
              <span>
                {label}
                {field.required && isSingleOption(field) && <RequiredMark strings={strings} said />}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
