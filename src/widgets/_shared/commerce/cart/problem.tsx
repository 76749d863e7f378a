import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { alert as sign } from '../../ui/icons/icons.ts';

interface Props {
  /** It has just happened, and is announced. */
  readonly alert?: boolean;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Says what is wrong, where it is wrong. */
export const Problem = ({ alert = false, id, children }: Props) => (
  <p className="vt-cart-problem" part="problem" id={id} role={alert ? 'alert' : undefined}>
    <Icon path={sign} size={16} />
    <span>{children}</span>
  </p>
);
