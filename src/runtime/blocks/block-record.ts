import type { Problem } from '../../vocab/block/problem.ts';
import type { BlockState } from '../../vocab/names.ts';
import type { Mounted } from './mount-batch.tsx';
import type { OpenLayer } from './open-layer.tsx';

/** What the stage knows of one block of the page. */
export interface BlockRecord {
  readonly name: string;
  state: BlockState;
  mounted?: Mounted | null;
  /** Of a page-level block that is open, or on its way. */
  layer?: OpenLayer | undefined;
  /** Undefined as long as nothing failed. */
  error?: unknown;
  /** What could not be used of its data when it was mounted last. */
  problems?: readonly Problem[];
  /** A page's translator may tear a block's text; such a block gets one fresh start. */
  retried?: boolean;
}
