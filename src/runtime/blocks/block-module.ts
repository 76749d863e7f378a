import type { ComponentType } from 'react';
import type { Block } from '../../vocab/block/define-block.ts';
import type { DataOf, Fields } from '../../vocab/block/field.ts';
import type { LayerName, LayerPayloads } from '../../vocab/block/layers.ts';
import type { BlockHandle } from './block-handle.ts';
import type { Lend } from './lend.ts';
import type { ReadLook } from './page-look.ts';

/** What a block read out of the server's markup. */
export interface ParsedMarkup<Content> {
  readonly content: Content;
  /** Nodes to be slotted: moved to be direct children, and given back in place. */
  readonly lend: readonly Lend[];
  /** Data that stands in published platform markup. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Reads how the elements look that the block draws in place of. */
  readonly look?: ReadLook;
  /** What a published block carries and nothing is made of: one English phrase each, with place, name and value. */
  readonly unread?: readonly string[];
}

export interface ViewProps<Data, Content> {
  data: Data;
  content: Content;
  handle: BlockHandle;
}

/** An open layer, as its view sees it. */
export interface LayerControl<Payload> {
  readonly payload: Payload;
  /** The layer is gone, with what was chosen in it. */
  close(result?: unknown): void;
  /** Called when somebody outside asks the layer to go, so that it can fade first; without one it goes at once. */
  onCloseRequest(fn: (result: unknown) => void): void;
}

/** What the view of a page-level block is given. */
export interface LayerViewProps<Data, Content, Name extends LayerName> extends ViewProps<Data, Content> {
  layer: LayerControl<LayerPayloads[Name]>;
}

/** What reads published platform markup, where it is a file of its own; null where the element holds none. */
export type PublishedReader<Content = unknown> = (source: Element) => ParsedMarkup<Content> | null;

/** What a block's chunk gives. */
export interface BlockModule<S extends Fields, Content, Props = ViewProps<DataOf<S>, Content>> {
  readonly block: Block<S>;
  readonly View: ComponentType<Props>;
  /** Texts of style sheets, in order; one that several blocks have is adopted once. */
  readonly styles: readonly string[];
  /** Reads the page's own markup. It writes nothing. */
  readOwn(source: Element): ParsedMarkup<Content>;
  /** The same from published platform markup; null where the element holds none. A large one is a file of its own: `reader` in the registry. */
  readPublished?: PublishedReader<Content>;
  /**
   * Fetches what the view cannot be drawn without, after a look at the page's own markup, in which it writes nothing. Blocks mount once all of
   * theirs is there; a rejection fails them like a chunk that does not come.
   */
  prepare?(source: Element, published: boolean): Promise<unknown> | undefined;
}

/** What the chunk of a page-level block gives. */
export type LayerModule<S extends Fields, Content, Name extends LayerName> = BlockModule<
  S,
  Content,
  LayerViewProps<DataOf<S>, Content, Name>
>;

/** A block module whose data and content only its own View knows. */
// biome-ignore lint/suspicious/noExplicitAny: a View takes exactly what its own declaration and content give; the stage only carries them.
export type AnyBlockModule = BlockModule<any, any, any>;
