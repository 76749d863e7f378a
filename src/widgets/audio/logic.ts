/** The speeds that a visitor can choose. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Seconds as a clock shows them: `1:05`, `1:02:03`. */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3_600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** How far a key moves the position, in seconds on screens that read from the left; 0 for a key that does not. */
export const seekStep = (key: string, dir: 'ltr' | 'rtl'): number => {
  const on = dir === 'rtl' ? -5 : 5;
  const steps = new Map([
    ['ArrowRight', on],
    ['ArrowLeft', -on],
    ['ArrowUp', 5],
    ['ArrowDown', -5],
    ['PageUp', 30],
    ['PageDown', -30],
  ]);
  return steps.get(key) ?? 0;
};
