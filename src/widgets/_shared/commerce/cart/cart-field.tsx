import type { FormEvent, InputHTMLAttributes, ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Problem } from './problem.tsx';
import type { CartTools } from './use-cart.ts';

interface Props {
  readonly tools: CartTools;
  /** Which action's problem stands below the field. */
  readonly action: 'code' | 'shipping';
  /** Of the control; its problem has an id made from it. */
  readonly id: string;
  readonly part?: string;
  readonly label: string;
  /** The title of the fold around it says the same. */
  readonly isLabelHidden: boolean;
  readonly button: string;
  readonly value: string;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  /** Id of a sentence among the children that says what is wrong with the value; empty without one. */
  readonly wrong?: string;
  readonly children?: ReactNode;
  change(value: string): void;
  /** Called with text only, and not while the action is under way. */
  send(): Promise<unknown>;
}

/** One text field of the cart with its button, and what went wrong below it. */
export function CartField({ tools: { slice, handle }, action, id, input, value, ...props }: Props) {
  const busy = slice.pending.includes(action);
  const message = slice.problem?.action === action ? slice.problem.message : null;
  const wrong = message === null ? props.wrong : `${id}problem`;
  return (
    <form
      className="vt-cart-field"
      part={props.part}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (value.trim() && !busy) handle.run(props.send);
      }}
    >
      <label htmlFor={id} className={props.isLabelHidden ? 'visually-hidden' : undefined}>
        {props.label}
      </label>
      <div className="vt-cart-row">
        <input
          {...input}
          id={id}
          className="control"
          value={value}
          aria-invalid={!!wrong || undefined}
          aria-describedby={wrong || undefined}
          onChange={({ target }) => props.change(target.value)}
        />
        <Button type="submit" busy={busy}>
          {props.button}
        </Button>
      </div>
      {message !== null && (
        <Problem alert id={`${id}problem`}>
          {message}
        </Problem>
      )}
      {props.children}
    </form>
  );
}
