/**
 * The payload that each page-level block is opened with. A declaration adds its own line:
 *
 * `declare module '../../vocab/block/layers.ts' { interface LayerPayloads { dialog: DialogPayload } }`
 *
 * `undefined` is for a block that is opened without a payload.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every page-level block adds its line where it is declared.
export interface LayerPayloads {}

/** The name of a page-level block. */
export type LayerName = keyof LayerPayloads;

/** The arguments after the name: a payload, if the block takes one. */
export type LayerArguments<Name extends LayerName> = LayerPayloads[Name] extends undefined
  ? [payload?: undefined]
  : [payload: LayerPayloads[Name]];

/** An open layer, as the code that opened it sees it. */
export interface LayerHandle {
  /** Resolves once the layer is closed, with its result; undefined if the visitor chose nothing. */
  readonly closed: Promise<unknown>;
  /** Requests that the layer close; a fade-out may delay it. */
  close(result?: unknown): void;
}
