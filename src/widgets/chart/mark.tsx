/** How many series differ by colour; after that colours repeat. */
export const COLORS = 6;

const DASHES = ['', '7 4', '2 4', '10 4 2 4', '4 3', '12 5'];

/** The dashes of a line, by its place among the series. */
export const dashOf = (at: number): string => DASHES[at % COLORS] ?? '';

/** The mark of a point on a line, in a box of 10 px around its place. */
const POINTS = [
  'M-4,0a4,4 0 1 0 8,0a4,4 0 1 0 -8,0',
  'M-3.5,-3.5h7v7h-7Z',
  'M0,-4.5L4.5,3.5H-4.5Z',
  'M0,-5L5,0L0,5L-5,0Z',
  'M0,4.5L4.5,-3.5H-4.5Z',
  'M-4.5,-1.5h3v-3h3v3h3v3h-3v3h-3v-3h-3Z',
];

interface PointProps {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

export const Point = ({ at, x, y }: PointProps) => (
  <path className="point" data-color={at % COLORS} d={POINTS[at % COLORS]} transform={`translate(${x},${y})`} />
);

const HATCHES = ['', 'M0,0H8', 'M0,0V8', 'M0,0H8M0,0V8', 'M0,0H8', 'M2,2h2v2h-2Z'];
const TURNS = [0, 45, 0, 0, 0, 0];

/** The patterns that tell areas apart without colour. */
export const Patterns = ({ id }: { readonly id: string }) => (
  <defs>
    {HATCHES.map((path, at) => (
      <pattern
        key={TURNS[at] + path}
        id={`${id}-${at}`}
        width={8}
        height={8}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${TURNS[at]})`}
      >
        <path className={at ? 'hatch' : 'hatch-full'} d={at ? path : 'M0,0h8v8h-8Z'} />
      </pattern>
    ))}
  </defs>
);

interface AreaProps {
  readonly id: string;
  readonly at: number;
  readonly path: string;
  readonly active?: boolean;
}

/** A filled area with its colour and, over it, its pattern, which is shown where colours are not. */
export const Area = ({ id, at, path, active }: AreaProps) => (
  <g data-active={active || undefined}>
    <path className="area" data-color={at % COLORS} d={path} />
    <path className="pattern" fill={`url(#${id}-${at % COLORS})`} d={path} />
  </g>
);

/** The mark of a series in the legend. */
export const Swatch = ({ id, at, line }: { readonly id: string; readonly at: number; readonly line: boolean }) => (
  <svg className="swatch" viewBox="0 0 28 16" width={line ? 28 : 16} height={16} aria-hidden="true" focusable="false">
    {line ? (
      <>
        <path className="line" data-color={at % COLORS} strokeDasharray={dashOf(at)} d="M0,8H28" />
        <Point at={at} x={14} y={8} />
      </>
    ) : (
      <Area id={id} at={at} path="M0,0H28V16H0Z" />
    )}
  </svg>
);
