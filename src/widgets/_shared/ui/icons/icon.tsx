interface Props {
  /** The strokes of an icon, from a file beside this one; several if styles move one of them separately. */
  readonly path: string | readonly string[];
  /** Edge length in px. */
  readonly size?: number;
  readonly className?: string;
  readonly part?: string;
}

/**
 * An icon in the common drawing style: a grid of 20 px, strokes of 1.5 px, round caps. It is hidden from assistive technology: text is beside it or names its
 * button.
 */
export const Icon = ({ path, size = 20, className, part }: Props) => (
  <svg
    className={className}
    part={part}
    viewBox="0 0 20 20"
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
  >
    {[path].flat().map((one) => (
      <path key={one} d={one} />
    ))}
  </svg>
);
