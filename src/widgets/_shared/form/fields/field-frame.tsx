import { type ReactNode, useId } from 'react';
import messages from '../../../../strings/pt-BR/fields.json';
import { Description, hasDescription } from './description.tsx';
import { ErrorMessage } from './error-message.tsx';
import type { FieldProps } from './field-props.ts';
import type { FormField } from './form-field.ts';

/** The attributes of a control for screen readers. */
export interface ControlState {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FrameProps extends Omit<FieldProps, 'carried'> {
  /** A field of several controls is a group with a legend; a single control has a label. */
  readonly group?: 'group' | 'radiogroup';
  /** Ids of further texts that describe the control. */
  readonly describedBy?: string | undefined;
  /** Draws the control with this id. `stateOf` returns its attributes by its name. */
  children(id: string, stateOf: (name: string) => ControlState): ReactNode;
}

/** A single option without a title of its own, such as the one that accepts the terms. */
export const isSingleOption = ({ title, options }: FormField): boolean => title === '' && options.length === 1;

/** One field: label, description, error, control. */
export function FieldFrame({ field, error, strings, group, describedBy, children }: FrameProps) {
  const id = useId();
  const { title, required, typing } = field;
  const description = hasDescription(field);
  const ids = [description && `${id}-description`, error && `${id}-error`, describedBy].filter(Boolean).join(' ');
  const stateOf = (name: string): ControlState => ({
    'aria-describedby': group ? undefined : ids || undefined,
    'aria-invalid': error && (!error.controls.length || error.controls.includes(name)) ? true : undefined,
  });
  const label = (
    <>
      {title}
      {required && <RequiredMark strings={strings} said={group === 'group'} />}
    </>
  );
  const inside = (
    <>
      {description && <Description field={field} id={`${id}-description`} />}
      {error && <ErrorMessage id={`${id}-error`}>{error.message}</ErrorMessage>}
      {children(id, stateOf)}
    </>
  );
  const shared = {
    className: 'field',
    part: 'field',
    'data-type': field.type,
    lang: typing.lang,
    dir: typing.dir,
    'data-invalid': error ? true : undefined,
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
        'aria-invalid': error ? true : undefined,
      })}
    >
      {!isSingleOption(field) && (title || required) && (
        <legend className="label" part="label">
          {label}
        </legend>
      )}
      {inside}
    </fieldset>
  );
}

/** The mark of a required field; `said` adds text for screen readers if no attribute conveys it. */
export function RequiredMark({ strings, said: announced }: Pick<FieldProps, 'strings'> & { said: boolean }) {
  const t = strings(messages);
  return (
    <>
      <span className="required" title={t('formRequiredMark')} aria-hidden="true">
        {' *'}
      </span>
      {announced && <span className="visually-hidden"> ({t('formRequiredMark')})</span>}
    </>
  );
}
