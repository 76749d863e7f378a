import { type TweenStep, tweenArguments } from '../../vocab/rules/display/tween-arguments.ts';

/**
 * Calls a function once per frame with the progress from 0 to 1; the last call gets exactly 1 (TWEEN-301, TWEEN-303, TWEEN-304).
 *
 * @param duration in ms, 300 by default; with 0 the only call gets 1
 * @returns a function that stops it; the step is not called again then
 * @throws TypeError or RangeError as `tweenArguments` says
 */
export function tween(step: TweenStep, duration?: number): () => void {
  const checked = tweenArguments(step, duration);
  let started: number | null = null;
  let stopped = false;
  let frame = 0;
  const run = (now: number): void => {
    started ??= now;
    const progress = checked.duration > 0 ? Math.min(1, (now - started) / checked.duration) : 1;
    checked.step(progress);
    if (progress < 1 && !stopped) frame = requestAnimationFrame(run);
  };
  frame = requestAnimationFrame(run);
  return () => {
    stopped = true;
    cancelAnimationFrame(frame);
  };
}
