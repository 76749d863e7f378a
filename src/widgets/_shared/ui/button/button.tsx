import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';

interface Own {
  /** The primary action, a secondary action, or one that looks like a link. */
  readonly kind?: 'main' | 'quiet' | 'plain';
  /** The action is in progress: pressing again does nothing, and the focus stays. The text should state what is in progress, too. */
  readonly busy?: boolean;
  /** Content before the text. */
  readonly icon?: ReactNode;
  /** Makes it a link to this address. */
  readonly href?: string;
  readonly ref?: Ref<HTMLButtonElement & HTMLAnchorElement>;
  readonly children: ReactNode;
  /** The control that receives the initial focus if it is in a dialog. */
  readonly 'data-focus'?: boolean;
}

export type ButtonProps = Own & Omit<ButtonHTMLAttributes<HTMLElement>, keyof Own>;

/** A button, or a link that looks like one, at least 44 px high. */
export function Button({ kind = 'quiet', busy = false, icon, href, className = '', children, ...rest }: ButtonProps) {
  const shared = {
    ...rest,
    className: `vt-button ${className}`.trimEnd(),
    'data-kind': kind,
    ...(busy && {
      'data-busy': true,
      'aria-disabled': true,
      // This includes submit buttons of a form: nothing is sent twice.
      onClick: (event: MouseEvent) => event.preventDefault(),
    }),
  };
  const inside = (
    <span className="vt-face">
      {busy ? <span className="vt-turning" /> : icon}
      <span>{children}</span>
    </span>
  );
  return href === undefined ? (
    <button type="button" {...shared}>
      {inside}
    </button>
  ) : (
    <a href={href} {...shared}>
      {inside}
    </a>
  );
}
