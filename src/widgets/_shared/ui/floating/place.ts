import {
  autoUpdate,
  computePosition,
  flip,
  offset as gap,
  type Placement,
  type ReferenceElement,
  shift,
  size,
} from '@floating-ui/dom';

export interface PlacementOptions {
  /** The preferred side of the anchor; the opposite one is used if there is not enough space. */
  readonly side?: Placement;
  /** Distance between both, in px. */
  readonly offset?: number;
  /** Distance to the edges of the window, in px. */
  readonly margin?: number;
  /** It keeps its height, and may cover its anchor where neither side has room for it. */
  readonly over?: boolean;
}

/**
 * Keeps a fixed layer beside its anchor while either moves. At the end of the window it flips to the other side or shifts along the edge, and it never grows
 * beyond the window.
 *
 * @returns a function that stops it
 */
export function keepPlaced(
  anchor: ReferenceElement,
  layer: HTMLElement,
  { side = 'top', offset = 8, margin = 8, over = false }: PlacementOptions,
) {
  const update = async (): Promise<void> => {
    const { x, y, placement } = await computePosition(anchor, layer, {
      strategy: 'fixed',
      placement: side,
      middleware: [
        gap(offset),
        flip({ padding: margin }),
        shift({ padding: margin, crossAxis: over }),
        !over &&
          size({
            padding: margin,
            apply({ availableHeight }) {
              layer.style.maxBlockSize = `${Math.max(0, availableHeight)}px`;
            },
          }),
      ],
    });
    Object.assign(layer.style, { left: `${x}px`, top: `${y}px` });
    layer.dataset.placed = placement;
  };
  return autoUpdate(anchor, layer, update);
}
