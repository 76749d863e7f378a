import { carriedCheck } from '../carry.ts';
import { controlName } from './field.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-view.tsx';

/** Statements, each with the same scale of answers. */
export function LikertField({ field, mark, words, carried }: FieldProps) {
  const { statements, options, required, needed } = field;
  return (
    <FieldFrame field={field} mark={mark} words={words} group="group">
      {(id, describe) =>
        statements.map((statement, index) => {
          const name = controlName(field.id, statement.value);
          // Not its value: a space in it would make two ids.
          const label = `${id}-${index}`;
          return (
            <div
              className="statement"
              role="radiogroup"
              aria-labelledby={label}
              aria-required={(required && needed.includes(statement.value)) || undefined}
              aria-invalid={describe(name)['aria-invalid']}
              key={statement.value}
            >
              <p id={label}>{statement.label}</p>
              <div className="options scale">
                {options.map(({ value, label: words }) => (
                  <label className="option" key={value}>
                    <input
                      type="radio"
                      part="control"
                      name={name}
                      value={value}
                      defaultChecked={carriedCheck(carried, name, value) ?? false}
                    />
                    <span>{words}</span>
                  </label>
                ))}
              </div>
            </div>
          );
        })
      }
    </FieldFrame>
  );
}
