import type { ComponentProps } from 'react';
import { Chevron } from './chevron.tsx';
import type { Choice } from './field.ts';

interface SelectBoxProps extends ComponentProps<'select'> {
  /** What stands first and chooses nothing; null where the list has such a choice itself. */
  none: string | null;
  choices: readonly Choice[];
}

/** A native list that opens, with the sign of one. */
export function SelectBox({ none, choices, ...select }: SelectBoxProps) {
  return (
    <span className="select">
      <select className="control" part="control" {...select}>
        {none !== null && <option value="">{none}</option>}
        {choices.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Chevron />
    </span>
  );
}
