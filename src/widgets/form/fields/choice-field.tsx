import { carriedCheck } from '../carry.ts';
import { FieldFrame, isAlone } from './field-frame.tsx';
import type { FieldProps } from './field-view.tsx';
import { RequiredMark } from './required-mark.tsx';

/** Choices side by side: one of them, or any number. */
export function ChoiceField({ field, mark, words, carried, type }: FieldProps & { type: 'checkbox' | 'radio' }) {
  const { id: name, options } = field;
  return (
    <FieldFrame field={field} mark={mark} words={words} group={type === 'radio' ? 'radiogroup' : 'group'}>
      {(_, describe) => (
        <div className="options">
          {options.map(({ value, label }) => (
            <label className="option" key={value}>
              <input
                type={type}
                part="control"
                name={name}
                value={value}
                defaultChecked={carriedCheck(carried, name, value) ?? field.value === value}
                aria-invalid={type === 'checkbox' ? describe(name)['aria-invalid'] : undefined}
              />
              <span>
                {label}
                {field.required && isAlone(field) && <RequiredMark words={words} said />}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
