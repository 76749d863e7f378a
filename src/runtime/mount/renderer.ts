import type { BlockHandle } from './block-handle.ts';
import type { RootProps } from './root-props.ts';

/** The data, the content and the place with which a view is rendered. */
interface ViewInput {
  readonly root: ShadowRoot;
  /** Of the element around the view. */
  readonly rootProps: RootProps;
  readonly data: unknown;
  readonly content: unknown;
  readonly handle: BlockHandle;
  /** Called when rendering throws, now or later. */
  failed(error: unknown): void;
}

/** One view in its root. */
export interface Rendering {
  render(): void;
  /** Ends what runs for the view, and empties its root. */
  unmount(): void;
}

/** Renders the views of one kind of module: with React, or without it. */
export interface Renderer<Module> {
  prepare(module: Module, input: ViewInput): Rendering;
  /** Calls a function and returns when everything that it has rendered is in the page. */
  flush(fn: () => void): void;
}
