import type { BlockState } from '../../vocab/names.ts';
import type { Mounted } from './mount.tsx';

/** What the stage knows of one block of the page. */
export interface Known {
  readonly name: string;
  state: BlockState;
  mounted: Mounted | null;
  error: unknown;
  /** A page's translator may tear a block's text; such a block gets one fresh start. */
  retried: boolean;
}
