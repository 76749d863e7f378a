import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly kind: 'ready' | 'waiting' | 'loading' | 'failed';
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A state, as an icon, a word and a colour. */
export const Badge = ({ kind, icon = kind, children }: Props) => (
  <span className="badge" data-kind={kind}>
    <Icon name={icon} size={16} />
    {children}
  </span>
);
