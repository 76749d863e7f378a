const PATHS = {
  pulse: 'M2.5 10.5h3.2l2.3-6 4 11 2.3-5h3.2',
  ready: 'M4.5 10.5l3.6 3.6 7.4-8',
  waiting: 'M10 5v5l3.2 2M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0',
  loading: 'M10 3.5v9M6.5 9.5l3.5 3.5 3.5-3.5M4 16.5h12',
  failed: 'M10 6v5M10 14h.01M10 2.8l7.6 13.7H2.4z',
  problem: 'M10 6v5M10 14h.01M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0',
  no: 'M5 5l10 10M15 5L5 15',
  fold: 'M5 8l5 5 5-5',
  move: 'M3.5 3.5h5v5h-5zM11.5 11.5h5v5h-5zM12 4h4v4M8 16H4v-4',
  target: 'M10 2v3M10 15v3M2 10h3M15 10h3M14.5 10a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0',
  copy: 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);
