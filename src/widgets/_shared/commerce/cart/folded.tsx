import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { chevron } from '../../ui/icons/icons.ts';

interface Props {
  /** True if it is folded at all: the cart's page has the room to show everything. */
  readonly isFolded: boolean;
  readonly title: string;
  /** Something in it has to be seen. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/**
 * Hides a part of a narrow cart that few visitors need behind its title. A part that once had to be open is closed by
 * the visitor only: the focus may be in it.
 */
export function Folded({ isFolded, title, open, children }: Props) {
  const [isOpen, setOpen] = useState(open);
  if (open && !isOpen) setOpen(true);
  if (!isFolded) return children;
  return (
    <details className="vt-cart-folded" open={isOpen}>
      <summary>
        {title}
        <Icon path={chevron} size={16} />
      </summary>
      <div>{children}</div>
    </details>
  );
}
