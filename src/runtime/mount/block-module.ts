import type { ComponentType } from 'react';
import type { Block } from '../../vocab/block/define-block.ts';
import type { DataOf, Fields } from '../../vocab/block/field.ts';
import type { LayerName, LayerPayloads } from '../../vocab/block/layers.ts';
import type { Problem } from '../../vocab/block/problem.ts';
import type { BlockHandle } from './block-handle.ts';
import type { Lend } from './lend.ts';

/** The content of a block that reads none from the markup: its element only determines the place. */
export type NoContent = Readonly<Record<string, never>>;

/**
 * Reads the look of the page's own elements that a block replaces.
 *
 * @param mounted true once the block is mounted: then the elements have computed styles but no boxes to measure
 * @returns declarations of private custom properties for the block's root
 */
export type ReadLook = (mounted: boolean) => string;

/** The content that a block has read from the server's markup. */
export interface ParsedMarkup<Content> {
  readonly content: Content;
  /** Nodes to be slotted: they become direct children of the shadow host and are given back to their place later. */
  readonly lend: readonly Lend[];
  /** Data found in published markup. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** The reader has read the JSON attribute, which is encoded or has names and values of its own. */
  readonly jsonIsRead?: true;
  /** Reads the look of the elements that the block replaces. */
  readonly look?: ReadLook;
  /** Values of the markup that cannot be used, beside those of the block's options. */
  readonly problems?: readonly Problem[];
  /** Parts of a published block that are ignored: one English phrase each, with place, name and value. */
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
  /** Reports that the layer has closed, and what was chosen in it. */
  close(result?: unknown): void;
  /** Registers a function that is called when other code asks the layer to close, so that it can fade out first. Without one the layer closes at once. */
  onCloseRequest(fn: (result: unknown) => void): void;
}

/** Props of the view of a page-level block. */
export interface LayerViewProps<Data, Content, Name extends LayerName> extends ViewProps<Data, Content> {
  layer: LayerControl<LayerPayloads[Name]>;
}

/**
 * Reads published markup; null when the element has none that can be read, undefined when it stays as the page has drawn it. Such a block gets no shadow root,
 * whose box would end heights in percent.
 */
export type PublishedReader<Content = unknown> = (source: Element) => ParsedMarkup<Content> | null | undefined;

/** The exports of a block's chunk, whatever renders its view. */
export interface Module<S extends Fields, Content> {
  readonly block: Block<S>;
  /** Texts of style sheets, in order. Blocks that list the same text share one sheet. */
  readonly styles: readonly string[];
  /** Reads the page's own markup without changing it. */
  readOwn(source: Element): ParsedMarkup<Content>;
  /** A large reader is a separate file: `reader` in the registry. */
  readPublished?: PublishedReader<Content>;
  /**
   * Fetches what the view needs before its first render. It may read the page's markup but not change it. Blocks mount once everything has loaded; a
   * rejection makes them fail like a chunk that does not load.
   */
  prepare?(source: Element, published: boolean): Promise<unknown> | undefined;
}

/** The exports of the chunk of a block whose view is a React component. */
export interface BlockModule<S extends Fields, Content, Props = ViewProps<DataOf<S>, Content>>
  extends Module<S, Content> {
  readonly View: ComponentType<Props>;
}

/** The exports of the chunk of a page-level block. */
export type LayerModule<S extends Fields, Content, Name extends LayerName> = BlockModule<
  S,
  Content,
  LayerViewProps<DataOf<S>, Content, Name>
>;

/** A module of which only what every block exports is used. */
// biome-ignore lint/suspicious/noExplicitAny: as below.
export type AnyModule = Module<any, any>;

/** A block module whose data and content only its own View knows. */
// biome-ignore lint/suspicious/noExplicitAny: a View takes exactly what its own declaration and content give; the stage only passes them on.
export type AnyBlockModule = BlockModule<any, any, any>;
