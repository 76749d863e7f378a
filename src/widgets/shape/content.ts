import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

export interface ShapeContent {
  /** The page has drawn the shape itself. */
  readonly drawn?: true;
}

/** Reads own markup: whatever is in it is shown until the shape is drawn. */
export const readOwn = (): ParsedMarkup<ShapeContent> => ({ content: {}, lend: [] });
