import { star } from '../_shared/ui/icons/icons.ts';

const STARS = [1, 2, 3, 4, 5];

/** Five stars, of which a share is filled. They are hidden from assistive technology: a text says the same. */
export const Stars = ({ value, size = 18 }: { value: number; size?: number }) => (
  <span className="stars" part="stars" aria-hidden="true">
    {STARS.map((one) => (
      <svg key={one} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" focusable="false">
        <path d={star} />
        <path className="fill" d={star} style={{ clipPath: `inset(0 ${100 - share(value, one)}% 0 0)` }} />
      </svg>
    ))}
  </span>
);

/** How much of a star is filled, in percent of its width. */
const share = (value: number, star: number): number => Math.round(Math.min(1, Math.max(0, value - star + 1)) * 100);
