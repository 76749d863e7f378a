import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly label: ReactNode;
  readonly on: boolean;
  /** It cannot be changed. */
  readonly fixed?: boolean;
  /** The id of the text that describes it. */
  readonly describedBy?: string | undefined;
  choose(on: boolean): void;
}

/** A label with a switch at its end; the whole line is pressed. */
export const Switch = ({ id, label, on, fixed = false, describedBy, choose }: Props) => (
  <label className="line" htmlFor={id}>
    <span className="label">{label}</span>
    <input
      id={id}
      className="switch"
      part="switch"
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: `checked` of the native control says the same.
      role="switch"
      checked={on}
      disabled={fixed}
      aria-describedby={describedBy}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  </label>
);
