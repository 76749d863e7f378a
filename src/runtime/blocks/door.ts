import type { ComponentType } from 'react';
import type { Block } from '../../vocab/block/define-block.ts';
import type { DataOf, Fields } from '../../vocab/block/field.ts';
import type { Host } from './host.ts';
import type { Lend } from './lend.ts';
import type { ReadLook } from './page-look.ts';

/** What a block read out of the server's markup. */
export interface Reading<Content> {
  readonly content: Content;
  /** Nodes to be slotted: moved to be direct children, and given back in place. */
  readonly lend: readonly Lend[];
  /** Data that stands in published platform markup. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Reads how the elements look that the block draws in place of. */
  readonly look?: ReadLook;
}

export interface ViewProps<Data, Content> {
  data: Data;
  content: Content;
  host: Host;
}

/** What a block's chunk gives. */
export interface Door<S extends Fields, Content> {
  readonly block: Block<S>;
  readonly View: ComponentType<ViewProps<DataOf<S>, Content>>;
  readonly style: string;
  /** Reads the page's own markup. It writes nothing. */
  content(source: Element): Reading<Content>;
  /** The same from published platform markup; null where the element holds none. */
  platform?(source: Element): Reading<Content> | null;
}

/** A door whose data and content only its own View knows. */
// biome-ignore lint/suspicious/noExplicitAny: a View takes exactly what its own declaration and content give; the stage only carries them.
export type AnyDoor = Door<any, any>;
