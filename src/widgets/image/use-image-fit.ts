import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { onResize } from '../../runtime/page/element-observers.ts';
import { blockWidths } from '../../vocab/codes/layout.ts';
import type { Dimensions } from '../../vocab/rules/display/dimensions.ts';
import { parseDimensions } from '../../vocab/rules/display/dimensions.ts';
import { fitWatcher } from '../_shared/media/fit/fit-watcher.ts';

const watchFit = /* @__PURE__ */ fitWatcher();

/**
 * Returns whether the block is narrow (IMG-002, IMG-332, LIMIT-006); it changes before the frame in which the block was
 * resized is drawn.
 */
export function useNarrow(ruler: RefObject<Element | null>, handle: BlockHandle): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(
    () =>
      ruler.current
        ? onResize(ruler.current, (width) =>
            handle.run(() => flushSync(() => width > 0 && setNarrow(width <= blockWidths.imageNarrowPx))),
          )
        : undefined,
    [ruler, handle],
  );
  return narrow;
}

/** The picture's own size: what the block's data or its element says, else that of the file once it has loaded. */
export function useDimensions(image: HTMLImageElement | null, said: string): Dimensions | null {
  const read = (): Dimensions | null => {
    const named = [said, image?.getAttribute('data-image-dimensions'), attributeSize(image)];
    for (const one of named) {
      const dimensions = one && parseDimensions(one);
      if (dimensions) return dimensions;
    }
    return image?.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : null;
  };
  const [dimensions, setDimensions] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` depends on nothing else.
  useLayoutEffect(() => {
    setDimensions(read);
    const loaded = (): void => setDimensions(read);
    image?.addEventListener('load', loaded);
    return () => image?.removeEventListener('load', loaded);
  }, [image, said]);
  return dimensions;
}

const attributeSize = (image: HTMLImageElement | null): string =>
  `${image?.getAttribute('width')}x${image?.getAttribute('height')}`;

interface FitOptions {
  readonly dimensions: Dimensions | null;
  readonly stretch: boolean;
  /** The page displays the picture wider than its file. */
  readonly enlarged: boolean;
}

/** Fits the picture's box into its place whenever that is resized (FLUID-308, FLUID-309, FLUID-310). */
export function useImageFit(
  probe: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  { dimensions, stretch, enlarged }: FitOptions,
): void {
  const ratio = dimensions ? dimensions.width / dimensions.height : 0;
  const widest = enlarged ? undefined : dimensions?.width;
  useLayoutEffect(() => {
    if (probe.current && stage.current && ratio)
      return watchFit(probe.current, stage.current, { ratio, stretch, widest });
  }, [probe, stage, ratio, stretch, widest]);
}
