import { type ReactNode, useId } from 'react';
import type { FieldMark } from '../logic.ts';
import { Problem } from '../problem.tsx';
import type { Words } from '../words.ts';
import { Description, hasDescription } from './description.tsx';
import type { FormField } from './field.ts';
import { RequiredMark } from './required-mark.tsx';

/** What a control says of itself to a screen reader. */
export interface Described {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FrameProps {
  readonly field: FormField;
  readonly mark: FieldMark | undefined;
  readonly words: Words;
  /** A field of several controls is a group with a legend; a single control has a label. */
  readonly group?: 'group' | 'radiogroup';
  /** Ids of further words that describe the control. */
  readonly describedBy?: string | undefined;
  /** Draws the control. `describe` gives its attributes by its name; a mark without names is about all of them. */
  children(id: string, describe: (name: string) => Described): ReactNode;
}

/** A single option without a title of its own, such as the one that accepts the terms. */
export const isAlone = ({ title, options }: FormField): boolean => title === '' && options.length === 1;

/** One field: label, explanation, error, control. */
export function FieldFrame({ field, mark, words, group, describedBy, children }: FrameProps) {
  const id = useId();
  const { title, required } = field;
  const description = hasDescription(field);
  const ids = [description && `${id}-description`, mark && `${id}-error`, describedBy].filter(Boolean).join(' ');
  const describe = (name: string): Described => ({
    'aria-describedby': group ? undefined : ids || undefined,
    'aria-invalid': mark && (!mark.controls.length || mark.controls.includes(name)) ? true : undefined,
  });
  const label = (
    <>
      {title}
      {required && <RequiredMark words={words} said={group === 'group'} />}
    </>
  );
  const inside = (
    <>
      {description && <Description field={field} id={`${id}-description`} />}
      {mark && <Problem id={`${id}-error`}>{words.say(mark.told)}</Problem>}
      {children(id, describe)}
    </>
  );
  const shared = {
    className: 'field',
    part: 'field',
    'data-type': field.type,
    'data-invalid': mark ? true : undefined,
  };
  if (!group) {
    return (
      <div {...shared}>
        <label className="label" part="label" htmlFor={id}>
          {label}
        </label>
        {inside}
      </div>
    );
  }
  return (
    <fieldset
      {...shared}
      role={group}
      aria-describedby={ids || undefined}
      {...(group === 'radiogroup' && {
        'aria-required': required || undefined,
        'aria-invalid': mark ? true : undefined,
      })}
    >
      {!isAlone(field) && (title || required) && (
        <legend className="label" part="label">
          {label}
        </legend>
      )}
      {inside}
    </fieldset>
  );
}
