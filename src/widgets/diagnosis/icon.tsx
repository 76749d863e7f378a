import { Icon as StrokeIcon } from '../_shared/ui/icons/icon.tsx';
import { alert, check, chevron, close, copy } from '../_shared/ui/icons/icons.ts';

/** The icons of the panel: shared ones, and its own in the same style. */
const PATHS = {
  pulse: 'M2.5 10.5h3.2l2.3-6 4 11 2.3-5h3.2',
  ready: check,
  waiting: 'M10 5v5l3.2 2M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0',
  loading: 'M10 3.5v9M6.5 9.5l3.5 3.5 3.5-3.5M4 16.5h12',
  failed: alert,
  problem: 'M10 6v5M10 14h.01M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0',
  no: close,
  fold: chevron,
  move: 'M3.5 3.5h5v5h-5zM11.5 11.5h5v5h-5zM12 4h4v4M8 16H4v-4',
  target: 'M10 2v3M10 15v3M2 10h3M15 10h3M14.5 10a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0',
  copy,
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name, size }: { readonly name: IconName; readonly size?: number }) => (
  <StrokeIcon path={PATHS[name]} {...(size && { size })} />
);
