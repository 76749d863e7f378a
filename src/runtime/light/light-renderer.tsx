import type { ReactNode } from 'react';
import type { DataOf, Fields } from '../../vocab/block/field.ts';
import type { Module, ViewProps } from '../mount/block-module.ts';
import type { Renderer } from '../mount/renderer.ts';
import { createDrawing } from './draw.ts';

/** The props with which a light view in a block's own element is started. */
export interface LightViewProps<Data, Content> extends ViewProps<Data, Content> {
  /** Draws the view, or draws it anew: what is alike stays. */
  draw(node: ReactNode): void;
}

/** The exports of the chunk of a block whose view needs no React, beside the renderer. */
export interface LightBlockModule<S extends Fields, Content> extends Module<S, Content> {
  /** Draws the view, now and whenever what it shows changes. Returns a function that ends that. */
  start(view: LightViewProps<DataOf<S>, Content>): () => void;
}

/** A light module whose data and content only its own `start` knows. */
// biome-ignore lint/suspicious/noExplicitAny: a start takes exactly what its own declaration and content give.
type AnyLightBlockModule = LightBlockModule<any, any>;

/** Renders views without React. */
export const renderer: Renderer<AnyLightBlockModule> = {
  prepare(module, { root, rootProps, data, content, handle, failed }) {
    const paint = createDrawing(root);
    let stop = (): void => {};
    let hasEnded = false;
    const attempt = (fn: () => void): void => {
      try {
        fn();
      } catch (error) {
        failed(error);
      }
    };
    return {
      render: () =>
        attempt(() => {
          stop = module.start({
            data: data as never,
            content,
            handle,
            draw(node) {
              // A player that is gone may still say that its file has not come.
              if (!hasEnded) attempt(() => paint(<div {...rootProps}>{node}</div>));
            },
          });
        }),
      unmount() {
        hasEnded = true;
        attempt(stop);
        paint(null);
      },
    };
  },
  flush: (fn) => fn(),
};
