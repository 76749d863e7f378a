import type { BlockState } from '../../vocab/names.ts';
import type { BlockRecord } from '../stage/block-record.ts';
import type { EventReplay } from '../stage/event-replay.ts';
import type { Page } from '../stage/page.ts';

/** The part of the stage that mounting needs. */
export interface MountContext {
  page: Page;
  replay: EventReplay;
  readonly records: Map<Element, BlockRecord>;
  setState(element: Element, record: BlockRecord, state: BlockState): void;
  /** Marks a block as failed and fires the event. */
  failed(element: Element, record: BlockRecord, error: unknown): void;
  /** Registers every new block at and under the roots. Blocks that are due immediately mount together. */
  scan(roots: readonly ParentNode[]): void;
  /** Unmounts a block and restores its markup. */
  unmount(element: Element): void;
}
