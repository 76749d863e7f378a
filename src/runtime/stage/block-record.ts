import type { LayerHandle } from '../../vocab/block/layers.ts';
import type { Problem } from '../../vocab/block/problem.ts';
import type { BlockState } from '../../vocab/names.ts';
import type { Mounted } from '../mount/mount-batch.ts';

/** A page-level block from the call that opens it until it is gone. */
export interface OpenLayer {
  readonly payload: unknown;
  readonly handle: LayerHandle;
  /** Closes the layer with what was chosen in it. */
  end(result?: unknown): void;
  isOver: boolean;
  /** Set by a view that wants to fade out first: called when other code asks the layer to close. */
  closeRequested: ((result: unknown) => void) | null;
}

/** The record of one block of the page, which the stage keeps. */
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
