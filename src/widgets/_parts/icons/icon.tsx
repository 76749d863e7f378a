interface Props {
  /** The strokes of a sign, out of a file beside this one; several where style moves one of them alone. */
  readonly path: string | readonly string[];
  /** Edge in px. */
  readonly size?: number;
  readonly className?: string;
  readonly part?: string;
}

/** A sign of the one drawing style: a grid of 20 px, strokes of 1.5 px, round caps. It says nothing to assistive technology: words stand beside it or name its button. */
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
