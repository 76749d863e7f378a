import type { BlockState } from '../../vocab/names.ts';

/** Corners that the panel cycles through, in order. */
export const CORNERS = ['bottom-end', 'bottom-start', 'top-start', 'top-end'] as const;
export type Corner = (typeof CORNERS)[number];

export const nextCorner = (corner: Corner): Corner => CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length] as Corner;

/** The first corner, away from a visible cookie banner: neither the visitor's choice nor the button is ever covered. */
export const cornerBeside = (banner: string | undefined): Corner =>
  banner?.startsWith('BOTTOM') ? 'top-end' : 'bottom-end';

/** From the lower edge to the upper one and back, on the same side. */
export const otherEdge = (corner: Corner): Corner =>
  (corner.startsWith('top') ? corner.replace('top', 'bottom') : corner.replace('bottom', 'top')) as Corner;

export const TABS = ['blocks', 'data', 'consent', 'calls', 'files'] as const;
export type Tab = (typeof TABS)[number];

interface BlockSummary {
  readonly state: BlockState;
  readonly problems: readonly unknown[];
}

export type Counts = Readonly<Record<BlockState | 'problems', number>>;

/** How many blocks are in each state, and how many values are invalid. */
export function countsOf(blocks: readonly BlockSummary[]): Counts {
  const counts = { ready: 0, waiting: 0, loading: 0, failed: 0, problems: 0 };
  for (const { state, problems } of blocks) {
    counts[state] += 1;
    counts.problems += problems.length;
  }
  return counts;
}

/** Failed blocks are first; the others keep the order of the page, so that no row moves as blocks mount. */
export const failedFirst = <One extends { readonly state: BlockState }>(blocks: readonly One[]): One[] =>
  [...blocks].sort((one, other) => Number(other.state === 'failed') - Number(one.state === 'failed'));
