import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

interface Own {
  /** Its name, for assistive technology. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
  /** The icon. */
  readonly children: ReactNode;
}

export type IconButtonProps = Own & Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Own>;

/** A button of 44 px with an icon and a name. If the icon is not self-explanatory it needs a `title` or a tooltip, too. */
export const IconButton = ({ label, className = '', children, ...rest }: IconButtonProps) => (
  <button type="button" className={`vt-icon-button ${className}`.trimEnd()} aria-label={label} {...rest}>
    {children}
  </button>
);
