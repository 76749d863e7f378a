import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

export interface FrameProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What a visitor can do about it. */
  readonly action?: ReactNode;
}

interface Props extends FrameProps {
  readonly kind: 'empty' | 'error';
  readonly icon: string;
}

/** An icon, a title, text and an action, in place of missing content. */
export const Frame = ({ kind, icon, title, children, action }: Props) => (
  <div className="vt-state" part={`${kind}-state`} role={kind === 'error' ? 'alert' : undefined} data-kind={kind}>
    <Icon path={icon} size={32} className="vt-state-sign" />
    <p className="vt-state-title">{title}</p>
    {children && <div className="vt-state-words">{children}</div>}
    {action && <div className="vt-state-action">{action}</div>}
  </div>
);
