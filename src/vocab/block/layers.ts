/**
 * What each page-level block is opened with. A declaration adds its own line:
 *
 * `declare module '../../vocab/block/layers.ts' { interface LayerPayloads { dialog: DialogPayload } }`
 *
 * `undefined` is for a block that is opened with nothing.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every page-level block adds its line where it is declared.
export interface LayerPayloads {}

/** The name of a page-level block. */
export type LayerName = keyof LayerPayloads;

/** The arguments after the name: a payload, where the block takes one. */
export type LayerArguments<Name extends LayerName> = LayerPayloads[Name] extends undefined
  ? [payload?: undefined]
  : [payload: LayerPayloads[Name]];

/** An open layer, as its opener sees it. */
export interface LayerHandle {
  /** Resolves once the layer is gone, with what it was closed with; undefined where nobody chose anything. */
  readonly closed: Promise<unknown>;
  /** Asks the layer to go; it may take its time to fade. */
  close(result?: unknown): void;
}
