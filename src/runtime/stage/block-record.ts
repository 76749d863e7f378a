import type { Problem } from '../../vocab/block/problem.ts';
import type { BlockState } from '../../vocab/names.ts';
import type { OpenLayer } from '../layers/layer-opener.ts';
import type { Mounted } from '../mount/mount-batch.ts';

/** What the stage knows about one block of the page. */
export interface BlockRecord {
  readonly name: string;
  state: BlockState;
  mounted?: Mounted | null;
  /** The layer of a page-level block that is open or opening. */
  layer?: OpenLayer | undefined;
  /** Undefined unless the block has failed. */
  error?: unknown;
  /** Values of its data that were invalid at the last mount. */
  problems?: readonly Problem[];
  /** A browser's page translator can break the nodes that React renders. Such a block is mounted a second time, once. */
  retried?: boolean;
}
