import { type ReactNode, useId } from 'react';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { alert } from '../_shared/ui/icons/icons.ts';

interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly part: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  readonly label: string;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** Draws the control. */
  children(props: ControlProps): ReactNode;
}

/** A field with its label and its error. */
export function Field({ label, error, optional, children }: Props) {
  const id = useId();
  return (
    <div className="field" part="field">
      <label className="label" part="label" htmlFor={id}>
        {label}
      </label>
      <FieldError id={`${id}-error`} text={error} />
      {children({
        id,
        className: 'control',
        part: 'control',
        required: !optional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
    </div>
  );
}

/** An error: an icon and text, never colour alone. */
export const FieldError = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <p className="error" part="error" id={id}>
      <Icon path={alert} />
      <span>{text}</span>
    </p>
  ) : null;
